/** The numbers below `count` in an order that depends on the seed alone. */
export function seededOrder(count: number, seed: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  let state = (seed + 1) * 2_654_435_761;
  for (let last = count - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const at = Math.floor((state / 2 ** 32) * (last + 1));
    [order[last], order[at]] = [order[at] ?? 0, order[last] ?? 0];
  }
  return order;
}
