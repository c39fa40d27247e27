import { fullDate } from '@mooring/contract';
import { firstCharacters } from '@mooring/contract/first-characters';
import type { FindFile } from './day-one.ts';
import { timeFrom } from './entry-parts.ts';
import { type FileSource, type FoundEntry, type ImportFindings, limits } from './import-plan.ts';
import { stableId } from './stable-id.ts';

type Page = {
  file: string;
  text: string;
  /** ISO time of the last change. */
  modified: string;
  find: FindFile;
  findings: ImportFindings;
};

/** What a page of Apple Journal holds. `pictures` and `sounds` are names of files, without folder and ending. */
type PageParts = {
  title: string;
  content: string;
  pictures: string[];
  sounds: string[];
  videos: number;
};

/** The longest tag that is looked at. */
const longestTag = 2_000;

/**
 * Adds the entry of a page of an Apple Journal export: 'Entries/2024-11-03_Title.html', with its files in 'Resources/'. False for any
 * other page of the web. The page is read as text; nothing in it is run. Linear in its length.
 */
export async function readAppleJournal({ file, text, modified, find, findings }: Page) {
  if (!/class="?'?(?:pageHeader|bodyText)\b/.test(text)) return false;
  const parts = partsOf(text);
  const found = (kind: 'picture' | 'sound', names: string[]) =>
    names.map((name) => find(kind, name)).filter((source): source is FileSource => source !== null);
  const pictures = found('picture', parts.pictures).slice(0, limits.pictures);
  const [sound = null, ...moreSounds] = found('sound', parts.sounds);
  findings.missingPictures += parts.pictures.length - pictures.length;
  findings.videos += parts.videos;
  findings.otherFiles += moreSounds.length;
  const { title: ownTitle, content } = parts;
  if (ownTitle === '' && content === '' && !sound && pictures.length === 0) return true;
  const name = file.split('/').at(-1) ?? file;
  const named = timeFrom(/^\d{4}-\d{2}-\d{2}/.exec(name)?.[0] ?? '');
  const date = named ?? modified;
  const entry: FoundEntry = {
    id: await stableId('apple-journal', named ?? '', name, `${ownTitle}\n${content}`),
    title:
      ownTitle || firstCharacters(content.split('\n')[0] ?? '', 80) || fullDate(new Date(date)),
    content,
    tags: [],
    date,
    editedAt: null,
    sound,
    pictures,
    file,
  };
  findings.entries.push(entry);
  return true;
}

/** Reads a page as text, in time linear to its length. */
export function partsOf(text: string): PageParts {
  const parts: PageParts = { title: '', content: '', pictures: [], sounds: [], videos: 0 };
  let part: 'none' | 'title' | 'content' = 'none';
  for (const piece of text.split('<').slice(1)) {
    const end = piece.indexOf('>');
    const tag = piece.slice(0, Math.min(end < 0 ? piece.length : end, longestTag));
    const name = /^\/?[a-z0-9]+/i.exec(tag)?.[0].toLowerCase() ?? '';
    const kind = attribute(tag, 'class');
    if (kind === 'bodyText') part = 'content';
    else if (kind === 'title') part = 'title';
    else if (part === 'title' && name === '/div') part = 'none';
    if (name === 'img') parts.pictures.push(baseName(attribute(tag, 'src')));
    if (name === 'video') parts.videos += 1;
    if (/\bassetType_audio\b/.test(kind)) parts.sounds.push(attribute(tag, 'id'));
    if (part === 'content' && ['/p', 'br', '/li', '/div'].includes(name)) parts.content += '\n';
    if (part === 'none' || end < 0 || name === 'style' || name === 'script') continue;
    parts[part] += withoutEntities(piece.slice(end + 1).replace(/\s+/g, ' '));
  }
  return { ...parts, title: parts.title.trim(), content: tidy(parts.content) };
}

/** The value of a quoted attribute. A regular expression would look through the rest of the tag from each beginning. */
function attribute(tag: string, name: 'class' | 'id' | 'src'): string {
  const sign = `${name}=`;
  for (let at = tag.indexOf(sign); at > 0; at = tag.indexOf(sign, at + 1)) {
    const quote = tag[at + sign.length] ?? '';
    if (!/\s/.test(tag[at - 1] ?? '') || (quote !== '"' && quote !== "'")) continue;
    const start = at + sign.length + 1;
    // Where it has no end, no further attribute has this quote: so the rest is searched twice at most.
    const end = tag.indexOf(quote, start);
    if (end >= 0) return tag.slice(start, end);
  }
  return '';
}

/** '../Resources/A%20B.jpeg' → 'A B' */
function baseName(address: string): string {
  const name = (address.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const tidy = (content: string) =>
  content
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const signs: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const withoutEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (whole, decimal, hex, name) => {
    if (name) return signs[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
