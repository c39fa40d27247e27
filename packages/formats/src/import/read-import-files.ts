import { AppError, keyOf } from '@mooring/contract';
import { yieldToMain } from '@mooring/storage';
import { readAppleJournal } from './apple-journal.ts';
import { type FindFile, readDayOne } from './day-one.ts';
import { decodeText } from './decode-text.ts';
import {
  type FileSource,
  type ImportFindings,
  type ImportProblemKey,
  limits,
  noFindings,
} from './import-plan.ts';
import { readZip } from './read-zip.ts';
import { entryOfText } from './text-file.ts';

export type ReadOptions = {
  signal?: AbortSignal;
  /** Progress, 0–1. */
  onProgress?: (share: number) => void;
};

type FileKind = 'zip' | 'json' | 'text' | 'page' | 'sound' | 'picture' | 'hidden' | 'other';

/** Reads all chosen files and writes nothing. A file that cannot be read is reported and does not stop the others. */
export async function readImportFiles(
  files: readonly File[],
  { signal, onProgress }: ReadOptions,
): Promise<ImportFindings> {
  const findings = noFindings();
  const find = indexFiles(files.map((file) => [nameOf(file), { file, inside: null }]));
  const total = Math.max(
    1,
    files.reduce((sum, { size }) => sum + size, 0),
  );
  let bytesDone = 0;
  for (const file of files) {
    signal?.throwIfAborted();
    const share = (part: number) => onProgress?.((bytesDone + part * file.size) / total);
    const kind = kindOf(nameOf(file));
    try {
      if (kind === 'zip') await readArchive(file, findings, { signal, share });
      else if (kind !== 'sound' && kind !== 'picture') {
        const read = async (most: number) => {
          if (file.size > most) return null;
          return new Uint8Array(await file.arrayBuffer());
        };
        await readTextSource(
          { name: nameOf(file), kind, modified: file.lastModified, read },
          find,
          findings,
        );
      }
    } catch (error) {
      if (signal?.aborted) throw error;
      findings.problems.push({ file: nameOf(file), key: toProblemKey(error) });
    }
    if (findings.entries.length > limits.entries) throw new AppError('import.too-many');
    bytesDone += file.size;
    share(0);
    await yieldToMain();
  }
  const used = new Set(
    findings.entries.flatMap(({ pictures }) => pictures.map(({ file }) => file)),
  );
  findings.otherFiles += files.filter(
    (file) => kindOf(nameOf(file)) === 'picture' && !used.has(file),
  ).length;
  return findings;
}

type TextSource = {
  name: string;
  kind: FileKind;
  /** ms. */
  modified: number;
  /** Null if the file is larger than `most` bytes. */
  read(most: number): Promise<Uint8Array | null>;
};

async function readTextSource(
  { name, kind, modified, read }: TextSource,
  find: FindFile,
  findings: ImportFindings,
): Promise<void> {
  const problem = (key: ImportProblemKey) => findings.problems.push({ file: name, key });
  if (kind === 'other') findings.otherFiles += 1;
  if (kind !== 'json' && kind !== 'text' && kind !== 'page') return;
  const bytes = await read(kind === 'json' ? limits.json : limits.text);
  if (!bytes) return void problem('import.too-large');
  const text = decodeText(bytes);
  if (text === null) return void problem('import.not-text');
  if (kind === 'text') {
    const read = await entryOfText({
      file: name,
      text,
      modified: new Date(modified).toISOString(),
    });
    if (read.entry) findings.entries.push(read.entry);
    if (read.problem) problem(read.problem);
    return;
  }
  if (kind === 'page') {
    const page = { file: name, text, modified: new Date(modified).toISOString(), find, findings };
    if (!(await readAppleJournal(page))) findings.otherFiles += 1;
    return;
  }
  const json = parse(text);
  if (json === undefined) problem('import.broken');
  else if (!(await readDayOne(json, name, find, findings))) problem('import.other-json');
}

async function readArchive(
  zip: File,
  findings: ImportFindings,
  { signal, share }: { signal: AbortSignal | undefined; share(part: number): void },
) {
  const inside: [string, FileSource][] = [];
  const texts: TextSource[] = [];
  const wanted = (name: string) => {
    if (isUnsafe(name)) {
      findings.problems.push({ file: name, key: 'import.unsafe' });
      return null;
    }
    const kind = kindOf(name);
    if (kind === 'hidden' || name.endsWith('/')) return null;
    if (kind === 'sound' || kind === 'picture') inside.push([name, { file: zip, inside: name }]);
    // Videos are counted by the entries that refer to them.
    if (kind === 'zip') findings.otherFiles += 1;
    if (kind === 'page') return limits.text;
    return kind === 'json' || kind === 'text' ? limits[kind] : null;
  };
  await readZip(
    zip,
    wanted,
    async ({ name, bytes }) => {
      texts.push({ name, kind: kindOf(name), modified: zip.lastModified, read: async () => bytes });
    },
    { signal, onProgress: share },
  );
  // The zip may list recordings and pictures after the entries that refer to them, so entries are read when all names are known.
  const find = indexFiles(inside);
  for (const one of texts) await readTextSource(one, find, findings);
}

const nameOf = (file: File) => file.webkitRelativePath || file.name;

const kinds: [RegExp, FileKind][] = [
  [/(^|\/)(\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i, 'hidden'],
  // What Apple Journal knows about its pictures.
  [/(^|\/)Resources\/[^/]+\.json$/, 'hidden'],
  [/\.zip$/i, 'zip'],
  [/\.json$/i, 'json'],
  [/\.(txt|text|md|markdown)$/i, 'text'],
  [/\.html?$/i, 'page'],
  [/\.(wav|m4a|mp4a|aac|mp3|ogg|opus|caf)$/i, 'sound'],
  [/\.(jpe?g|png|webp|gif|avif|heic|heif)$/i, 'picture'],
];

const kindOf = (name: string): FileKind =>
  kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';

/** Whether a path leads out of its folder. Nothing is written under these names, but no normal export has them. */
const isUnsafe = (name: string) => /(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:|\0/i.test(name);

/** Indexes recordings and pictures by name without folder and extension, which is how Day One refers to them. */
function indexFiles(files: readonly [string, FileSource][]): FindFile {
  const byName = new Map<string, FileSource>();
  for (const [name, source] of files) {
    const kind = kindOf(name);
    const base = (name.split('/').at(-1) ?? name).replace(/\.\w+$/, '');
    byName.set(`${kind}:${base}`, source);
  }
  return (kind, name) => byName.get(`${kind}:${name}`) ?? null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const toProblemKey = (error: unknown): ImportProblemKey =>
  keyOf(error, 'import.broken') === 'import.too-large' ? 'import.too-large' : 'import.broken';
