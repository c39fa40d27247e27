import { loadShipped } from './load-shipped.ts';
import { makePdf, type PdfTask } from './make-pdf.ts';
import type { MadePdf } from './pdf-journal.ts';

export type PdfWord = { share: number } | { made: MadePdf } | { failed: true };

/** One journal, one answer, and word of how far it is. The page ends this Worker afterwards, or when it is cancelled. */
self.onmessage = async ({ data }: MessageEvent<PdfTask>) => {
  const say = (word: PdfWord) => self.postMessage(word);
  let told = 0;
  const onProgress = (share: number) => {
    if (share - told < 0.01 && share < 1) return;
    told = share;
    say({ share });
  };
  try {
    say({ made: await makePdf(data, { load: loadShipped, onProgress }) });
  } catch {
    say({ failed: true });
  }
};
