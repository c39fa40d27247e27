/**
 * How long a line stands before the next one, in seconds: its words at a slow reading, and a breath or two after it.
 */
export function lineSeconds(line: string): number {
  const words = line.split(/\s+/).filter(Boolean).length;
  return Math.round(18 + words * 0.7);
}
