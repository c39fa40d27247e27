/** The recovery phrase for 32 bytes: 24 words (BIP39, English). The word list is loaded at the first call. */
export async function entropyToPhrase(entropy: Uint8Array): Promise<string> {
  const { bip39, wordlist } = await loadWordList();
  return bip39.entropyToMnemonic(entropy, wordlist);
}

/** One phrase in four holds no word that hurts. After so many draws nothing is left to chance. */
const mostDraws = 200;

/** A new recovery phrase and its 32 bytes, drawn again until no word of it hurts. That costs about 2 of its 256 bits. */
export async function drawPhrase(
  randomBytes: (count: number) => Uint8Array<ArrayBuffer>,
): Promise<{ entropy: Uint8Array<ArrayBuffer>; phrase: string }> {
  const { wordsThatHurt } = await import('./words-that-hurt.ts');
  for (let draw = 1; ; draw += 1) {
    const entropy = randomBytes(32);
    const phrase = await entropyToPhrase(entropy);
    if (draw === mostDraws || !phrase.split(' ').some((word) => wordsThatHurt.has(word)))
      return { entropy, phrase };
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
