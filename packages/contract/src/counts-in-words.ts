import { listInWords } from './list-in-words.ts';

/** How much somebody wrote, by kind. */
export type WrittenCounts = {
  entries: number;
  checkIns: number;
  moments: number;
  conversations: number;
  letters: number;
  people: number;
  keepsakes: number;
  days: number;
  /** Their own prompts for writing. */
  prompts: number;
  drafts: number;
  path: boolean;
  pauseNotes: boolean;
};

/** '1 entry, 2 check-ins and a healing path' */
export function countsInWords({ path, pauseNotes, ...counts }: WrittenCounts): string {
  return listInWords([
    ...some(counts.entries, 'entry', 'entries'),
    ...some(counts.checkIns, 'check-in', 'check-ins'),
    ...some(counts.moments, 'saved moment', 'saved moments'),
    ...some(counts.conversations, 'conversation', 'conversations'),
    ...some(counts.letters, 'letter', 'letters'),
    ...some(counts.people, 'page about someone', 'pages about someone'),
    ...some(counts.keepsakes, 'thing on their pages', 'things on their pages'),
    ...some(counts.days, 'day', 'days'),
    ...some(counts.prompts, 'prompt', 'prompts'),
    ...some(counts.drafts, 'unfinished page', 'unfinished pages'),
    ...(path ? ['a healing path'] : []),
    ...(pauseNotes ? ['words after a pause'] : []),
  ]);
}

function some(count: number, one: string, many: string): string[] {
  if (count === 0) return [];
  return [`${count} ${count === 1 ? one : many}`];
}
