import type { OwnPrompt } from '@mooring/data';

/** As many as somebody can look through. */
export const maxOwnPrompts = 100;

/** In the order that the person gave them. The older one first where two have the same place. */
export const inOrder = <T extends OwnPrompt & { createdAt: string }>(prompts: readonly T[]): T[] =>
  [...prompts].sort((one, other) =>
    one.place === other.place
      ? one.createdAt < other.createdAt
        ? -1
        : 1
      : one.place - other.place,
  );

/** The place below all of them. */
export const lastPlace = (prompts: readonly OwnPrompt[]): number =>
  Math.max(-1, ...prompts.map(({ place }) => place)) + 1;

/**
 * The places that change when a prompt is moved by one, up (-1) or down (1). Usually it is only its own, between its new
 * neighbours, so that two devices can move two prompts. Where there is no number between them all are counted anew.
 */
export function placesAfterMove(
  ordered: readonly OwnPrompt[],
  id: string,
  by: -1 | 1,
): { id: string; place: number }[] {
  const from = ordered.findIndex((one) => one.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ordered.length) return [];
  const moved = ordered.filter((one) => one.id !== id).map((one) => ({ ...one }));
  const [above, below] = [moved[to - 1]?.place, moved[to]?.place];
  const place = between(above, below);
  if (place !== null) return [{ id, place }];
  const self = ordered[from];
  const all = self ? moved.toSpliced(to, 0, self) : moved;
  return all.map((one, index) => ({ id: one.id, place: index }));
}

/** A number between two, of which one may be missing. Null where there is none. */
function between(above: number | undefined, below: number | undefined): number | null {
  if (above === undefined) return (below ?? 0) - 1;
  if (below === undefined) return above + 1;
  const middle = (above + below) / 2;
  return above < middle && middle < below ? middle : null;
}
