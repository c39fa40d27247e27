/** A journal as the PDF shows it: all words are ready, nothing is looked up later. */
export type PdfJournal = {
  /** BCP 47, of the words that are not the person's own. */
  lang: string;
  /** Points. */
  paper: { width: number; height: number };
  title: string;
  /** Under the title: when it was made, how much there is. */
  subtitle: string;
  /** ISO time. */
  createdAt: string;
  /** In the order they are read. */
  entries: PdfEntry[];
  /** What is said after the last entry. */
  closing: string[];
};

export type PdfEntry = {
  /** 'November 2026'; a new one begins a new part. */
  month: string;
  title: string;
  /** Date and tags, in one line. */
  meta: string;
  content: string;
  /** Below the words, in their order. */
  pictures?: readonly PdfPicture[];
};

/** A JPEG in red, green and blue. `width` and `height` in px; `caption` may be empty. */
export type PdfPicture = { file: Blob; width: number; height: number; caption: string };

/**
 * What was made; `missing` letters have no form in any shipped font and stand as an empty box. `unset`: the scripts whose
 * words are not in it and are named in their place.
 */
export type MadePdf = { file: Blob; pages: number; missing: number; unset: string[] };

/** Every text of a journal, for finding the fonts it needs. */
export function* textsOf({ title, subtitle, entries, closing }: PdfJournal): Generator<string> {
  yield `${title} ${subtitle} 0123456789 `;
  yield* closing;
  for (const { month, title: name, meta, content, pictures = [] } of entries) {
    yield month;
    yield* pictures.map(({ caption }) => caption);
    yield `${name}\n${meta}\n${content}`;
  }
}

const letterRegions = new Set('US CA MX CL CO VE PH GT CR PA NI SV DO PR'.split(' '));

/** The paper a language's readers have in their printers. */
export function paperFor(language: string): PdfJournal['paper'] {
  const region = regionOf(language);
  return letterRegions.has(region)
    ? { width: 612, height: 792 }
    : { width: 595.28, height: 841.89 };
}

function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? '';
  } catch {
    return '';
  }
}
