export type Point = { x: number; y: number };

/**
 * A smooth line through points, by locally weighted straight lines (LOESS, tricube weights, no robustness step).
 * `points` ascend in x; `share` (0–1) of them have a say at each place. Returns one point for each given.
 * W. S. Cleveland, 'Robust Locally Weighted Regression and Smoothing Scatterplots', 1979.
 */
export function loess(points: readonly Point[], share: number): Point[] {
  const near = Math.min(points.length, Math.max(3, Math.ceil(share * points.length)));
  let start = 0;
  return points.map(({ x }) => {
    // The window of nearest points only ever moves on.
    while (
      start + near < points.length &&
      reach(points, start + 1, near, x) < reach(points, start, near, x)
    )
      start += 1;
    return { x, y: lineAt(points.slice(start, start + near), x) };
  });
}

const reach = (points: readonly Point[], start: number, near: number, x: number) =>
  Math.max(x - (points[start]?.x ?? x), (points[start + near - 1]?.x ?? x) - x);

function lineAt(points: readonly Point[], x: number): number {
  const far = Math.max(...points.map((point) => Math.abs(point.x - x))) * 1.0001 || 1;
  let [weight, sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0, 0];
  for (const point of points) {
    const w = (1 - (Math.abs(point.x - x) / far) ** 3) ** 3;
    const dx = point.x - x;
    weight += w;
    sumX += w * dx;
    sumY += w * point.y;
    sumXX += w * dx * dx;
    sumXY += w * dx * point.y;
  }
  const spread = weight * sumXX - sumX * sumX;
  // All points at one place: their mean is all there is to say.
  if (spread < 1e-9) return sumY / weight;
  return (sumXX * sumY - sumX * sumXY) / spread;
}
