/** The words one by one. */
export const wordsOf = (phrase: string): string[] => phrase.trim().split(/\s+/);

/** What a downloaded phrase says beside its words, so that a file found in years explains itself. */
export function phraseAsText(phrase: string, email: string): string {
  const lines = wordsOf(phrase).map((word, i) => `${String(i + 1).padStart(2, ' ')}  ${word}`);
  return [
    'Mooring: recovery phrase',
    `For ${email}`,
    '',
    'These 24 words, in this order, open the journal if the password is forgotten.',
    'Whoever has them can read it. Keep them where only you look.',
    '',
    ...lines,
    '',
  ].join('\n');
}
