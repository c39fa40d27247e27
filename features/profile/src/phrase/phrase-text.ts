/** The words one by one. */
export const wordsOf = (phrase: string): string[] => phrase.trim().split(/\s+/);

/** What stands around 24 words: on the page, on paper and in the file. */
export type PhraseTexts = {
  title: string;
  /** Before the email: whose account it is. */
  owner: string;
  lead: string;
  advice: string;
  /** The button that leaves without having written them down. */
  putAway: string;
  fileName: string;
  /** The first line of the file, and what it says of the words. */
  heading: string;
  about: readonly string[];
  /** For somebody who does not know Mooring: what to do, one step a line. */
  steps?: readonly string[];
};

export const recoveryTexts: PhraseTexts = {
  title: 'Your recovery phrase',
  owner: 'For',
  lead: 'These 24 words open your journal if you forget your password. They are shown once and kept nowhere: we cannot read them or send them again.',
  advice: 'Paper in a drawer you trust is best. Whoever has the words can read what you wrote.',
  putAway: 'Keep my earlier words',
  fileName: 'mooring-recovery-phrase.txt',
  heading: 'Mooring: recovery phrase',
  about: [
    'These 24 words, in this order, open the journal if the password is forgotten.',
    'Whoever has them can read it. Keep them where only you look.',
  ],
};

/** What a downloaded phrase says beside its words, so that a file found in years explains itself. */
export function phraseAsText(
  phrase: string,
  email: string,
  { heading, owner, about, steps = [] }: PhraseTexts = recoveryTexts,
): string {
  const lines = wordsOf(phrase).map((word, i) => `${String(i + 1).padStart(2, ' ')}  ${word}`);
  return [
    heading,
    `${owner} ${email}`,
    '',
    ...about,
    '',
    ...steps.map((step, i) => `${i + 1}. ${step}`),
    ...(steps.length > 0 ? [''] : []),
    ...lines,
    '',
  ].join('\n');
}
