import type { PasswordStrength } from '@mooring/data';

const strengthTexts = [
  'Too easy to guess.',
  'Easy to guess.',
  'Could be guessed.',
  'Hard to guess.',
  'Very hard to guess.',
] as const;

/** What is said beside a password while it is typed: where it stands, and one thing that would help. */
export function strengthText({ score, enough, hint }: PasswordStrength): string {
  const text = strengthTexts[score];
  if (enough && score >= 3) return text;
  if (enough) return `Good enough to be used. ${hint ?? 'One more word makes it stronger.'}`;
  if (score === 0) return `${text} Try four words that do not belong together.`;
  return `${text} ${hint ?? 'A few words in a row make it stronger.'}`;
}
