import { readFile } from 'node:fs/promises';
import wasm from 'harfbuzzjs/dist/harfbuzz.wasm?url';
import { chooseFonts } from './choose-fonts.ts';
import { loadFonts } from './font-set.ts';
import { layOut } from './layout.ts';
import { makePdf } from './make-pdf.ts';
import { type PdfJournal, paperFor, textsOf } from './pdf-journal.ts';
import { createShaper } from './shaper.ts';
import { writingOf } from './writing.ts';

/** For tests: reads a shipped file from the disk, where the test runner's addresses point. */
export async function loadFromDisk(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const path = decodeURIComponent(url.replace(/^\/@fs/, '').replace(/\?.*$/, ''));
  return new Uint8Array(await readFile(path));
}

/** One entry in every script the product promises. */
export const scripts = {
  Latin:
    'I filled the second cup anyway. It steamed by the window – naïve, “quiet”, Łódź, Việt Nam, ﬁn.',
  Cyrillic: 'Я всё равно налила вторую чашку. Она дымилась у окна. Їжак і ґанок.',
  Greek: 'Γέμισα κι όμως το δεύτερο φλιτζάνι. Ἐν ἀρχῇ ἦν ὁ λόγος.',
  Arabic: 'ملأتُ الفنجان الثاني على أي حال. كان البخار يصعد (قرب النافذة) في ٢٠ نوفمبر 2026.',
  Hebrew: 'מילאתי את הכוס השנייה בכל זאת. האדים עלו (ליד החלון) בשעה 21:10. שָׁלוֹם',
  Chinese: '我还是倒满了第二杯。它在窗边冒着热气，我给它讲了花园的事。',
  Japanese: 'それでも二杯目を注いだ。窓辺で湯気が立っていた。骨と直と角。',
  Korean: '그래도 두 번째 잔을 채웠다. 창가에서 김이 올랐다.',
  Devanagari: 'मैंने फिर भी दूसरा प्याला भर दिया। खिड़की के पास भाप उठ रही थी। क्षत्रिय, ज्ञान, श्री।',
  Thai: 'ฉันยังคงรินถ้วยที่สองจนเต็ม ไอน้ำลอยขึ้นข้างหน้าต่าง ผู้ใหญ่น้ำใจดี',
  Emoji: 'Today: 😀 😭 ❤️ 🕯️ 🪷 👩‍👩‍👧 👍🏽 🇺🇦 1️⃣ 🏳️‍🌈 ☕ ✓ → ☺ ♡',
};

export const journalOf = (contents: Record<string, string>): PdfJournal => ({
  lang: 'en',
  paper: paperFor('en-GB'),
  title: 'Journal',
  subtitle: `Exported November 20, 2026. ${Object.keys(contents).length} entries.`,
  createdAt: '2026-11-20T21:10:00.000Z',
  entries: Object.entries(contents).map(([title, content], index) => ({
    month: index < 6 ? 'October 2026' : 'November 2026',
    title,
    meta: `November ${index + 1}, 2026  ·  grief, hope`,
    content,
  })),
  closing: [],
});

/** Makes a PDF in this thread, with the fonts it needs. */
export async function pdfOf(journal: PdfJournal, onProgress: (share: number) => void = () => {}) {
  const fonts = await chooseFonts(textsOf(journal));
  return makePdf({ journal, fonts, wasm }, { load: loadFromDisk, onProgress });
}

/** Sets one paragraph, with the fonts it needs. `width` in thousandths of the text's size. */
export async function linesOf(text: string, width = 40_000) {
  const shaper = await createShaper(await loadFromDisk(wasm));
  const fonts = await loadFonts(await chooseFonts([`a${text}`]), shaper, loadFromDisk);
  return layOut(fonts, text, { width, writing: writingOf(text) });
}
