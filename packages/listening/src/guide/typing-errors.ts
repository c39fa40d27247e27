/** The words that requests are made of, which people in a hurry mistype. */
const words = [
  ...['help', 'write', 'letter', 'message', 'email', 'draft', 'reply', 'please', 'thank'],
  ...['poem', 'speech', 'eulogy', 'obituary', 'landlord', 'apologise', 'something', 'announcement'],
];
/** Words of their own that are one slip away from one of those. */
const areRight = new Set(['writer', 'writhe', 'rely', 'heal', 'helps', 'pleas', 'later', 'later']);

/** The words of a request put right: 'hlep me wrte' as 'help me write'. A letter missing, doubled, added or changed in place with the next. */
export const withoutTypingErrors = (text: string): string =>
  text.replace(/\p{L}{4,}/gu, (word) => {
    const lower = word.toLowerCase();
    if (words.includes(lower) || areRight.has(lower)) return word;
    return words.find((right) => isSlipOf(lower, right)) ?? word;
  });

function isSlipOf(word: string, right: string): boolean {
  if (word[0] !== right[0]) return false;
  if (word.length === right.length) return isSwap(word, right);
  // With a letter more or less the word must still end as it should, so that 'letters' stays what it is.
  if (word.at(-1) !== right.at(-1)) return false;
  return word.length < right.length ? lacksOne(word, right) : lacksOne(right, word);
}

const lacksOne = (short: string, long: string): boolean =>
  long.length === short.length + 1 &&
  [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);

const isSwap = (word: string, right: string): boolean =>
  [...word].some(
    (letter, at) =>
      word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2) === right,
  );
