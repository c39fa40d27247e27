type Placed = { id: string; createdAt: string; place?: number | undefined };

/**
 * The place of each moment in the garden. A stored place stays with the first that has it. The others, from before places
 * were stored or from two devices at once, have the first free ones, in the order they were saved.
 */
export function placesOf(moments: readonly Placed[]): Map<string, number> {
  const byTime = moments.toSorted(
    (a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0) || order(a, b),
  );
  const places = new Map<string, number>();
  const taken = new Set<number>();
  for (const { id, place } of byTime) {
    if (place === undefined || taken.has(place)) continue;
    places.set(id, place);
    taken.add(place);
  }
  let free = 0;
  for (const { id } of byTime) {
    if (places.has(id)) continue;
    while (taken.has(free)) free += 1;
    places.set(id, free);
    taken.add(free);
  }
  return places;
}

const order = (a: Placed, b: Placed) => (a.id < b.id ? -1 : 1);

/** After all others: a plant that comes later stands further along. */
export const nextPlace = (places: ReadonlyMap<string, number>): number =>
  Math.max(-1, ...places.values()) + 1;
