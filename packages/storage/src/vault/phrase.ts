/** The 24 words for 32 bytes (BIP39, English). The word list is loaded when first needed. */
export async function phraseFrom(entropy: Uint8Array): Promise<string> {
  const { bip39, wordlist } = await words();
  return bip39.entropyToMnemonic(entropy, wordlist);
}

/** The 32 bytes behind 24 words, however they are spaced or capitalised. Null when they are not such words. */
export async function entropyOf(phrase: string): Promise<Uint8Array | null> {
  const { bip39, wordlist } = await words();
  const tidy = tidied(phrase).join(' ');
  if (tidy.split(' ').length !== 24 || !bip39.validateMnemonic(tidy, wordlist)) return null;
  return bip39.mnemonicToEntropy(tidy, wordlist);
}

/** What is wrong with a typed phrase before anything is opened with it: its count, and words of no phrase (from 1). */
export async function checkPhrase(phrase: string): Promise<{ count: number; unknown: number[] }> {
  const { wordlist } = await words();
  const known = new Set(wordlist);
  const typed = tidied(phrase).filter(Boolean);
  const unknown = typed.flatMap((word, index) => (known.has(word) ? [] : [index + 1]));
  return { count: typed.length, unknown };
}

const tidied = (phrase: string) =>
  phrase
    .normalize('NFKD')
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);

async function words() {
  const [bip39, { wordlist }] = await Promise.all([
    import('@scure/bip39'),
    import('@scure/bip39/wordlists/english.js'),
  ]);
  return { bip39, wordlist };
}
