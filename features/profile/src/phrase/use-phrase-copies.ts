import { downloadText } from '@mooring/ui/bundled';
import { useState } from 'react';
import { type PhraseTexts, phraseAsText } from './phrase-text.ts';

/** Taking the phrase along: on the clipboard, on paper, as a file. `said` is what came of the last one. */
export function usePhraseCopies(phrase: string, email: string, texts: PhraseTexts) {
  const [said, setSaid] = useState('');
  return {
    said,
    async copy() {
      try {
        await navigator.clipboard.writeText(phrase);
        setSaid('Copied. Paste it somewhere safe soon: other apps can read what is copied.');
      } catch {
        setSaid(
          'This browser does not allow copying here. Write the words down, or download them.',
        );
      }
    },
    print: () => window.print(),
    download() {
      downloadText(texts.fileName, phraseAsText(phrase, email, texts));
      setSaid('Downloaded. Whoever can open the file can open your journal.');
    },
  };
}
