/** The recovery phrase for 32 bytes: 24 words (BIP39, English). The word list is loaded at the first call. */
export async function entropyToPhrase(entropy: Uint8Array): Promise<string> {
  const { bip39, wordlist } = await loadWordList();
  return bip39.entropyToMnemonic(entropy, wordlist);
}

/** No word of a new phrase has more letters: 24 of them are copied by hand, and typed in again on a bad day. */
const mostLetters = 5;

/** Every second draw ends in such a word. After so many draws nothing is left to chance. */
const mostDraws = 200;

/**
 * A new recovery phrase and its 32 bytes. It has short words alone, and none that hurts. There are more than 2^232 such
 * phrases, and each is as likely as the others (decision 0080).
 */
export async function drawPhrase(
  randomBytes: (count: number) => Uint8Array<ArrayBuffer>,
): Promise<{ entropy: Uint8Array<ArrayBuffer>; phrase: string }> {
  const [{ bip39, wordlist }, { wordsThatHurt }] = await Promise.all([
    loadWordList(),
    import('./words-that-hurt.ts'),
  ]);
  const isFit = (word: string) => word.length <= mostLetters && !wordsThatHurt.has(word);
  const fit = wordlist.flatMap((word, number) => (isFit(word) ? [number] : []));
  for (let draw = 1; ; draw += 1) {
    // Of 256 bits 23 words have 11 each. The last word has the other three, and a checksum that nobody can choose.
    const entropy = randomBytes(32);
    for (let place = 0; place < 23; place += 1)
      writeWord(entropy, place, fit[drawBelow(randomBytes, fit.length)] ?? 0);
    const phrase = bip39.entropyToMnemonic(entropy, wordlist);
    if (draw === mostDraws || isFit(phrase.slice(phrase.lastIndexOf(' ') + 1)))
      return { entropy, phrase };
  }
}

/** Writes the 11 bits of a word's number where BIP39 has those of this place, counted from 0. */
function writeWord(entropy: Uint8Array, place: number, number: number): void {
  for (let bit = 0; bit < 11; bit += 1) {
    const at = place * 11 + bit;
    const mask = 0x80 >> (at % 8);
    const byte = entropy[at >> 3] ?? 0;
    entropy[at >> 3] = number & (0x400 >> bit) ? byte | mask : byte & ~mask;
  }
}

/** A whole number from 0 to `end` − 1, at most 65,536 of them, each as likely as the others. */
function drawBelow(randomBytes: (count: number) => Uint8Array, end: number): number {
  const even = 65_536 - (65_536 % end);
  for (;;) {
    const [high = 0, low = 0] = randomBytes(2);
    const drawn = high * 256 + low;
    // What is beyond the last whole round would make the first numbers likelier.
    if (drawn < even) return drawn % end;
  }
}

/** The 32 bytes of a recovery phrase, in any spacing and capitalisation. Null for anything else. */
export async function phraseToEntropy(phrase: string): Promise<Uint8Array | null> {
  const { bip39, wordlist } = await loadWordList();
  const normalized = wordsOf(phrase).join(' ');
  if (normalized.split(' ').length !== 24 || !bip39.validateMnemonic(normalized, wordlist))
    return null;
  return bip39.mnemonicToEntropy(normalized, wordlist);
}

/** Checks a typed phrase without opening anything: the number of words, and the positions (from 1) of unknown ones. */
export async function checkPhrase(phrase: string): Promise<{ count: number; unknown: number[] }> {
  const { wordlist } = await loadWordList();
  const known = new Set(wordlist);
  const typed = wordsOf(phrase).filter(Boolean);
  const unknown = typed.flatMap((word, index) => (known.has(word) ? [] : [index + 1]));
  return { count: typed.length, unknown };
}

const wordsOf = (phrase: string) =>
  phrase
    .normalize('NFKD')
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);

async function loadWordList() {
  const [bip39, { wordlist }] = await Promise.all([
    import('@scure/bip39'),
    import('@scure/bip39/wordlists/english.js'),
  ]);
  return { bip39, wordlist };
}
