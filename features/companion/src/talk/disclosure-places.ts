/** ms: the disclosure is repeated after three hours of use and after seven days away. */
export const repeatAfter = { use: 3 * 60 * 60 * 1000, away: 7 * 24 * 60 * 60 * 1000 };

type Timed = { id: string; at: string };

/** Where the disclosure is repeated in a conversation that began with it. */
export type DisclosurePlaces = {
  /** Ids of the messages that follow it. */
  above: ReadonlySet<string>;
  /** Whether it follows the newest message. */
  below: boolean;
};

/** Derived from the times alone, so that it is the same after a reload and in every tab. */
export function disclosurePlaces(messages: readonly Timed[], now: Date): DisclosurePlaces {
  const above = new Set<string>();
  const times = messages.map(({ at }) => Date.parse(at));
  let disclosedAt = times[0] ?? now.getTime();
  let last = disclosedAt;
  const due = (at: number) => at - disclosedAt >= repeatAfter.use || at - last >= repeatAfter.away;
  for (const [index, message] of messages.entries()) {
    const at = times[index] ?? last;
    if (due(at)) {
      above.add(message.id);
      disclosedAt = at;
    }
    last = at;
  }
  return { above, below: due(now.getTime()) };
}
