import type { ChosenFont } from './choose-fonts.ts';
import { type FontSet, type LoadFile, loadFonts } from './font-set.ts';
import { layOut } from './layout.ts';
import { createPages, type Pages } from './pages.ts';
import { createPdfFile, type PdfFile, pdfText } from './pdf-file.ts';
import { createUsedFonts } from './pdf-fonts.ts';
import type { MadePdf, PdfEntry, PdfJournal, PdfPicture } from './pdf-journal.ts';
import { styles, type TextStyle } from './pdf-style.ts';
import { createShaper } from './shaper.ts';
import { nameUnsetScripts } from './unset-scripts.ts';
import { type Writing, writingOf } from './writing.ts';

export type PdfTask = {
  journal: PdfJournal;
  fonts: readonly ChosenFont[];
  /** Where HarfBuzz is. */
  wasm: string;
};

type Around = {
  load: LoadFile;
  /** Called after each entry with the share that is done, 0–1. What it returns is waited for. */
  onProgress: (share: number) => Promise<void> | void;
};

/** Sets a journal in pages. Runs in a Worker, or wherever it is called. */
export async function makePdf(task: PdfTask, { load, onProgress }: Around): Promise<MadePdf> {
  const { journal, unset } = nameUnsetScripts(task.journal);
  const fonts = await loadFonts(task.fonts, await createShaper(await load(task.wasm)), load);
  const file = createPdfFile();
  const used = createUsedFonts();
  const [root, tree, resources, info] = [0, 0, 0, 0].map(() => file.reserve()) as [
    number,
    number,
    number,
    number,
  ];
  const folio = (page: number) => ({
    line: linesOf(fonts, String(page), styles.folio, 400)[0] ?? nothing,
    style: styles.folio,
  });
  const pages = createPages({
    file,
    fonts: used,
    paper: journal.paper,
    parent: tree,
    resources,
    folio,
  });
  const pictures: number[] = [];
  const writer = createWriter(fonts, pages, (picture) => {
    const at = file.reserve();
    file.jpeg(at, picture.file, picture);
    return `Im${pictures.push(at)}`;
  });
  await writer.write(journal.title, styles.title);
  pages.gap(4);
  await writer.write(journal.subtitle, styles.subtitle);
  const outline: Mark[] = [];
  let month = '';
  for (const [index, entry] of journal.entries.entries()) {
    if (entry.month === month) await writer.between();
    else outline.push(await writer.month(entry.month));
    month = entry.month;
    await writer.entry(entry);
    await onProgress((index + 1) / journal.entries.length);
  }
  const missing = writer.missing();
  const closing = missing > 0 ? [...journal.closing, boxWords(missing)] : journal.closing;
  if (closing.length > 0) await writer.between();
  for (const text of closing) await writer.write(text, styles.note);

  const kids = await pages.finish();
  file.object(
    tree,
    `<</Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`,
  );
  const images = pictures.map((at, index) => `/Im${index + 1} ${at} 0 R`).join('');
  file.object(resources, `<</Font${await used.write(file)}/XObject<<${images}>>>>`);
  const contents = writeOutline(file, outline);
  const name = pdfText(journal.title);
  file.object(
    info,
    `<</Title${name}/Producer${pdfText('Mooring')}/CreationDate(${pdfDate(journal.createdAt)})>>`,
  );
  file.object(
    root,
    `<</Type/Catalog/Pages ${tree} 0 R/Lang${pdfText(journal.lang)}/ViewerPreferences<</DisplayDocTitle true>>${contents}>>`,
  );
  return { file: file.finish(root, info), pages: kids.length, missing, unset };
}

const nothing = { pieces: [], width: 0, rtl: false };

type Mark = { title: string; page: number; top: number };

function createWriter(fonts: FontSet, pages: Pages, addPicture: (picture: PdfPicture) => string) {
  let missing = 0;
  const set = (text: string, style: TextStyle, writing: Writing = writingOf(text)) => {
    const lines = linesOf(fonts, text, style, pages.columnWidth, writing);
    for (const { pieces } of lines) {
      for (const { glyphs } of pieces) missing += glyphs.filter(({ id }) => id === 0).length;
    }
    return lines;
  };
  const write = async (text: string, style: TextStyle) => pages.lines(set(text, style), style);
  return {
    write,
    missing: () => missing,
    async month(title: string): Promise<Mark> {
      pages.gap(40);
      await pages.need(150);
      const mark = { title, ...pages.here() };
      await write(title, styles.month);
      pages.gap(8);
      pages.rule();
      pages.gap(18);
      return mark;
    },
    async between() {
      pages.gap(26);
      await pages.need(110);
      pages.rule();
      pages.gap(22);
    },
    async entry({ title, meta, content, pictures = [] }: PdfEntry) {
      const writing = writingOf(`${title}\n${content}`);
      if (title) await pages.lines(set(title, styles.entry, writing), styles.entry);
      await pages.lines(set(meta, styles.meta, writing), styles.meta);
      pages.gap(8);
      for (const paragraph of content.split('\n')) {
        if (paragraph.trim() === '') pages.gap(styles.body.leading / 2);
        else await pages.lines(set(paragraph, styles.body, writing), styles.body);
      }
      for (const picture of pictures) {
        pages.gap(12);
        await pages.picture(addPicture(picture), picture);
        pages.gap(4);
        if (picture.caption) await pages.lines(set(picture.caption, styles.note), styles.note);
      }
    },
  };
}

function linesOf(
  fonts: FontSet,
  text: string,
  { size }: TextStyle,
  width: number,
  writing: Writing = writingOf(text),
) {
  return layOut(fonts, printable(text), { width: (width * 1000) / size, writing });
}

/** Composed letters, spaces for tabs, and no control signs. */
const printable = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll('\t', '    ')
    .replace(/\p{Cc}|\p{Cs}/gu, '');

const boxWords = (count: number) =>
  count === 1
    ? 'One character is shown as an empty box in this PDF. If you copy it, you get the right character.'
    : `${count} characters are shown as empty boxes in this PDF. If you copy them, you get the right characters.`;

/** Months as the reader's table of contents. */
function writeOutline(file: PdfFile, marks: readonly Mark[]): string {
  if (marks.length === 0) return '';
  const root = file.reserve();
  const items = marks.map(() => file.reserve());
  for (const [index, { title, page, top }] of marks.entries()) {
    const links = [
      items[index - 1] && `/Prev ${items[index - 1]} 0 R`,
      items[index + 1] && `/Next ${items[index + 1]} 0 R`,
    ];
    const dest = `/Dest[${page} 0 R/XYZ null ${Math.round(top)} null]`;
    file.object(
      items[index] ?? 0,
      `<</Title${pdfText(title)}/Parent ${root} 0 R${dest}${links.filter(Boolean).join('')}>>`,
    );
  }
  file.object(
    root,
    `<</Type/Outlines/First ${items[0]} 0 R/Last ${items.at(-1)} 0 R/Count ${items.length}>>`,
  );
  return `/Outlines ${root} 0 R`;
}

/** '2026-11-20T21:10:00.000Z' → 'D:20261120211000Z'. */
const pdfDate = (iso: string) => `D:${iso.replace(/\D/g, '').slice(0, 14)}Z`;
