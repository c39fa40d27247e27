/** The seven kinds of prompt, in the order the days go through them. */
export const promptTypes = [
  'Reflection',
  'Letter',
  'Body Scan',
  'Poem',
  'Forgiveness',
  'Growth',
  'Release',
] as const;

export type PromptType = (typeof promptTypes)[number];

/** One invitation to write. `id` never changes, so that an answer can always find what it answered. */
export type WritingPrompt = { id: string; type: PromptType; text: string };

/** A sentence that always stands beside a type of prompt. */
export const promptNotes: Partial<Record<PromptType, string>> = {
  'Body Scan': 'Stop whenever you like. Noticing is enough.',
  Forgiveness: 'Forgiveness is optional. You can write about why not, or leave this one.',
};
