/** A leaf from a point, as long as told, at an angle in degrees (0 points right), as wide as a share of its length. */
export function leaf(x: number, y: number, length: number, angle: number, width: number): string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const point = (along: number, across: number) => {
    const far = length * along;
    const side = length * width * across;
    return `${(x + cos * far - sin * side).toFixed(1)} ${(y + sin * far + cos * side).toFixed(1)}`;
  };
  return `M${x} ${y}Q${point(0.5, 1)} ${point(1, 0)}Q${point(0.5, -1)} ${x} ${y}z`;
}
