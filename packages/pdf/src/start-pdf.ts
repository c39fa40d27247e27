import { AppError } from '@mooring/contract';
import wasm from 'harfbuzzjs/dist/harfbuzz.wasm?url';
import { chooseFonts } from './choose-fonts.ts';
import { loadShipped } from './load-shipped.ts';
import type { PdfTask } from './make-pdf.ts';
import { type MadePdf, type PdfJournal, textsOf } from './pdf-journal.ts';
import type { PdfWord } from './pdf-worker.ts';

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

function inWorker(task: PdfTask, { signal, onProgress }: Around): Promise<MadePdf> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<MadePdf>((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new AppError('export.failed', { cause }));
    worker.onmessage = ({ data }: MessageEvent<PdfWord>) => {
      if ('share' in data) onProgress(data.share);
      else if ('made' in data) resolve(data.made);
      else fail();
    };
    worker.onerror = fail;
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage(task);
  }).finally(() => worker.terminate());
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
