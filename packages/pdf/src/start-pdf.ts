import { AppError } from '@mooring/contract';
import { openWorker, proxy } from '@mooring/contract/worker';
import wasm from 'harfbuzzjs/dist/harfbuzz.wasm?url';
import { chooseFonts } from './choose-fonts.ts';
import { loadShipped } from './load-shipped.ts';
import type { PdfTask } from './make-pdf.ts';
import { type MadePdf, type PdfJournal, textsOf } from './pdf-journal.ts';
import type { PdfWorker } from './pdf-worker.ts';

export { unsetWords } from './unset-scripts.ts';

type Around = { signal: AbortSignal; onProgress: (share: number) => void };

/**
 * Makes a PDF beside the page, in a Worker; where no Worker can be had, in the page, with a breath after each entry.
 * Throws AppError('export.failed').
 */
export async function startPdf(journal: PdfJournal, around: Around): Promise<MadePdf> {
  const fonts = await chooseFonts(textsOf(journal));
  around.signal.throwIfAborted();
  // A Worker's addresses begin elsewhere.
  const whole = (url: string) => new URL(url, document.baseURI).href;
  const task = {
    journal,
    fonts: fonts.map((font) => ({ ...font, url: whole(font.url) })),
    wasm: whole(wasm),
  };
  return typeof Worker === 'undefined' ? inPage(task, around) : inWorker(task, around);
}

async function inWorker(task: PdfTask, { signal, onProgress }: Around): Promise<MadePdf> {
  const worker = openWorker<PdfWorker>(
    new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' }),
  );
  signal.addEventListener('abort', worker.stop, { once: true });
  try {
    const tell = proxy(async (share: number) => onProgress(share));
    return await worker.ask((api) => api.make(task, tell));
  } catch (cause) {
    signal.throwIfAborted();
    throw new AppError('export.failed', { cause });
  } finally {
    signal.removeEventListener('abort', worker.stop);
    worker.stop();
  }
}

async function inPage(task: PdfTask, { signal, onProgress }: Around): Promise<MadePdf> {
  const breathe = async (share: number) => {
    onProgress(share);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  };
  try {
    const { makePdf } = await import('./make-pdf.ts');
    return await makePdf(task, { load: loadShipped, onProgress: breathe });
  } catch (cause) {
    signal.throwIfAborted();
    throw new AppError('export.failed', { cause });
  }
}
