/** A sentence of a message without the words that only lead to it: 'I would like to ask if we can see it' is 'Can we see it?'. */
export const plainer = (sentence: string): string => {
  for (const [pattern, turned] of leadingWords) {
    const said = sentence.replace(pattern, turned);
    if (said !== sentence) return said.charAt(0).toUpperCase() + said.slice(1);
  }
  return sentence;
};

const leadingWords: readonly [RegExp, string][] = [
  [/^I would like to ask (?:if|whether) (I|we|you) (can|could|may) (.+?)\.$/i, '$2 $1 $3?'],
  [/^I would like to ask you to (.+)$/i, 'please $1'],
  [/^Could you please (.+?)\?$/i, 'please $1.'],
  [/^I (?:just )?wanted to let you know that (.+)$/i, '$1'],
  [/^I wanted to tell you: (.+)$/i, '$1'],
  [/^I am writing to (?:let you know that )?(I .+)$/i, '$1'],
  [/^I ask you to (.+)$/i, 'please $1'],
];
