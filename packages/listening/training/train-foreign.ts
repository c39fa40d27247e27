/**
 * Makes the file by which danger is heard in other languages, from the labelled lines and from `lexicon/`: `pnpm listening:languages`.
 * Nothing of it is chance: the same lines give the same bytes. `--cross` writes nothing: it learns from four fifths of the lines, judges
 * on the rest, five times, and prints how often a card is shown.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createForeignReader } from '../src/reader/foreign-reader.ts';
import type { Language } from '../src/reader/labels.ts';
import { type LanguageMaterial, learnForeign } from './learn-foreign.ts';
import { type Line, readLines } from './lines.ts';
import { seededOrder } from './seeded-order.ts';

const here = import.meta.dirname;
const lines = readLines(join(here, 'lines'));
const material = readdirSync(join(here, 'lexicon'))
  .filter((file) => file.endsWith('.tsv'))
  .sort()
  .map((file): LanguageMaterial => {
    const language = basename(file, '.tsv');
    const rows = readFileSync(join(here, 'lexicon', file), 'utf8')
      .split('\n')
      .filter(Boolean);
    return {
      language,
      lexicon: rows.map((row) => {
        const [concept = '', entries = ''] = row.split('\t');
        return [concept, entries] as const;
      }),
      lines: lines.filter((line) => line.language === language),
    };
  });

const english = lines.filter(({ language }) => language === 'en').map(({ text }) => text);

if (process.argv.includes('--cross')) judge();
else write();

function write(): void {
  const bytes = learnForeign(material, english);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const reader = join(here, '../src/reader');
  writeFileSync(join(reader, 'languages.bin'), bytes);
  writeFileSync(
    join(reader, 'languages-hash.ts'),
    `/** SHA-256 of languages.bin. Written by the training. */\nexport const languagesHash = '${hash}';\n`,
  );
  console.info(`languages.bin: ${bytes.length} bytes, ${hash}`);
}

function judge(): void {
  const folds = 5;
  const foldOf = new Map(
    material.flatMap(({ lines: own }) =>
      seededOrder(own.length, 99).map((at, place) => [own[at], place % folds] as const),
    ),
  );
  const isIn = (fold: number) => (line: Line) => foldOf.get(line) === fold;
  const counts = new Map<string, { found: number; danger: number; wrong: number; calm: number }>();
  for (let fold = 0; fold < folds; fold += 1) {
    const learned = material.map((one) => ({
      ...one,
      lines: one.lines.filter((line) => !isIn(fold)(line)),
    }));
    const { read } = createForeignReader(learnForeign(learned, english).buffer);
    for (const { language, lines: own } of material) {
      for (const { text, level } of own.filter(isIn(fold))) {
        const count = counts.get(language) ?? { found: 0, danger: 0, wrong: 0, calm: 0 };
        const isCard = (read(text, language as Language)?.level ?? 0) >= 2;
        count[level >= 2 ? 'danger' : 'calm'] += 1;
        if (isCard) count[level >= 2 ? 'found' : 'wrong'] += 1;
        counts.set(language, count);
      }
    }
  }
  for (const [language, { found, danger, wrong, calm }] of counts) {
    console.info(
      `${language}  ${found} of ${danger} in danger get a card, ${wrong} of ${calm} others`,
    );
  }
}
