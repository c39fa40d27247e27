import * as z from 'zod/mini';

/** A letter as far as it is typed. `id` is the id it has, or gets when it is kept. */
export const letterDraftSchema = z.object({
  id: z.string(),
  to: z.string(),
  someone: z.optional(z.string()),
  text: z.string(),
});

export type LetterDraft = z.infer<typeof letterDraftSchema>;
