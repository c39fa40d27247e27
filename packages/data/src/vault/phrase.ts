/** The 24 words for 32 bytes (BIP39, English). The word list is loaded when first needed. */
export async function phraseFrom(entropy: Uint8Array): Promise<string> {
  const { bip39, wordlist } = await words();
  return bip39.entropyToMnemonic(entropy, wordlist);
}

/** The 32 bytes behind 24 words, however they are spaced or capitalised. Null when they are not such words. */
export async function entropyOf(phrase: string): Promise<Uint8Array | null> {
  const { bip39, wordlist } = await words();
  const tidy = phrase
    .normalize('NFKD')
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .join(' ');
  if (tidy.split(' ').length !== 24 || !bip39.validateMnemonic(tidy, wordlist)) return null;
  return bip39.mnemonicToEntropy(tidy, wordlist);
}

async function words() {
  const [bip39, { wordlist }] = await Promise.all([
    import('@scure/bip39'),
    import('@scure/bip39/wordlists/english.js'),
  ]);
  return { bip39, wordlist };
}
