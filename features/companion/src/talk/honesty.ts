/** ms: at the latest after three hours of use, and after seven days away, it is said again what this is. */
export const sayAgainAfter = { use: 3 * 60 * 60 * 1000, away: 7 * 24 * 60 * 60 * 1000 };

type Timed = { id: string; at: string };

/** Where the line of honesty stands again in a conversation that began with it. */
export type Honesty = {
  /** Ids of the messages it stands above. */
  above: ReadonlySet<string>;
  /** Whether it stands below the newest. */
  below: boolean;
};

/** Derived from the times alone, so that it is the same after a reload and in every tab. */
export function honestyIn(messages: readonly Timed[], now: Date): Honesty {
  const above = new Set<string>();
  const times = messages.map(({ at }) => Date.parse(at));
  let said = times[0] ?? now.getTime();
  let last = said;
  const due = (at: number) => at - said >= sayAgainAfter.use || at - last >= sayAgainAfter.away;
  for (const [index, message] of messages.entries()) {
    const at = times[index] ?? last;
    if (due(at)) {
      above.add(message.id);
      said = at;
    }
    last = at;
  }
  return { above, below: due(now.getTime()) };
}
