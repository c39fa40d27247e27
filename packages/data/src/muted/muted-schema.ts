import * as z from 'zod/mini';

/** What is not to be brought up. Everything in it stays where it is, and search finds it. */
export const mutedSchema = z.object({
  /** Names and other words, as the person wrote them. */
  words: z.array(z.string()),
  /** Of the eight, and the person's own. */
  tags: z.array(z.string()),
  /** Local days from and to, both included, yyyy-MM-dd. `yearly`: in every year, also before and after. */
  days: z.array(
    z.object({ from: z.string(), to: z.string(), yearly: z.optional(z.literal(true)) }),
  ),
  /**
   * Ids of single entries, moments, check-ins, pictures of entries and keepsakes. One list for all kinds: a build that does
   * not know a kind keeps its ids, and would drop a list that it does not know.
   */
  items: z.array(z.string()),
});

export type MutedRecord = z.infer<typeof mutedSchema>;
export type MutedDays = MutedRecord['days'][number];

export const emptyMuted: MutedRecord = { words: [], tags: [], days: [], items: [] };
