import { graphemes } from '@mooring/contract/graphemes';

/**
 * The first `length` characters as a reader counts them, with an ellipsis only when something was left out.
 * A character made of several code points (a family emoji, a letter with a mark) is never split.
 */
export function cutText(text: string, length: number): string {
  const whole = text.trim();
  let count = 0;
  for (const { index } of graphemes(whole)) {
    if (count === length) return `${whole.slice(0, index).trimEnd()}...`;
    count += 1;
  }
  return whole;
}
