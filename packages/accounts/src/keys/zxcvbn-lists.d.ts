// Types for single lists of the package. Its index exports only all of them together (750 kB instead of 400).
declare module '@zxcvbn-ts/language-en/dist/commonWords.json.mjs' {
  const words: string[];

  export { words as default };
}
declare module '@zxcvbn-ts/language-en/dist/firstnames.json.mjs' {
  const names: string[];

  export { names as default };
}
declare module '@zxcvbn-ts/language-en/dist/translations.mjs' {
  import type { TranslationKeys } from '@zxcvbn-ts/core';

  const translations: TranslationKeys;

  export { translations as default };
}
