import { exposeToPage } from '@mooring/contract/worker';
import { loadShipped } from './load-shipped.ts';
import { makePdf, type PdfTask } from './make-pdf.ts';
import type { MadePdf } from './pdf-journal.ts';

export type PdfWorker = typeof api;

type OnProgress = (share: number) => Promise<void>;

/** One journal, and word of how far it is. The page ends this Worker afterwards, or when it is cancelled. */
const api = {
  make: (task: PdfTask, onProgress: OnProgress): Promise<MadePdf> =>
    makePdf(task, { load: loadShipped, onProgress: atEachPercent(onProgress) }),
};

function atEachPercent(onProgress: OnProgress): OnProgress {
  let told = 0;
  return async (share) => {
    if (share - told < 0.01 && share < 1) return;
    told = share;
    await onProgress(share);
  };
}

exposeToPage(api);
