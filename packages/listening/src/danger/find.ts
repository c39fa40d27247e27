import { matchAt, type Pattern } from './pattern.ts';
import type { Rule } from './rule.ts';
import { type Line, lines } from './rules.ts';
import type { Words } from './tokens.ts';

/** A row of words that was found, from the first to the one after the last. */
export type Found = { line: Line; from: number; to: number };

/** Where a line is looked up: at its least common word, which stands this many words after the first. */
type Place = { line: Line; least: number; most: number };
type Group = { rule: Rule; places: Place[] };

const usual = new Set(
  'i im ive id ill my me to the a and is was be been are it its of in on at that this dont not no you your he she they him her them his their wanna want gonna will would could should must might may needto have had has got get can cant how what when if so for with just like know feel feeling feels go going do did does up out off all any never ever one some there here now then again still being am or but by from as too even only more much into about because who why where than think been made make take took said says down over life day days way time people left goto wish before after very really good back home night'.split(
    ' ',
  ),
);

const byWord = new Map<string, Group[]>();
for (const line of lines) {
  const { place, words } = anchorOf(line);
  for (const word of words) {
    const groups = byWord.get(word) ?? [];
    byWord.set(word, groups);
    const group = groups.find(({ rule }) => rule === line.rule);
    if (group) group.places.push(place);
    else groups.push({ rule: line.rule, places: [place] });
  }
}

/** Every row found of the rules that are still `wanted`. A bounded amount of work for each word, however long the text. */
export function* find(text: Words, wanted: (rule: Rule) => boolean): Generator<Found> {
  for (let at = 0; at < text.words.length; at += 1) {
    for (const { rule, places } of byWord.get(text.words[at] ?? '') ?? []) {
      if (!wanted(rule)) continue;
      for (const { line, least, most } of places) {
        for (let from = Math.max(0, at - most); from <= at - least; from += 1) {
          if (!line.pattern.first.has(text.words[from] ?? '')) continue;
          const to = matchAt(line.pattern, text, from);
          if (to < 0 || unlike(line, text, from, to)) continue;
          yield { line, from, to };
        }
      }
    }
  }
}

const reach = 8;

/** Whether a word near the row makes it mean something else. */
function unlike({ unless }: Line, { words }: Words, from: number, to: number): boolean {
  if (unless.size === 0) return false;
  return words.slice(Math.max(0, from - reach), to + reach).some((word) => unless.has(word));
}

function anchorOf(line: Line): { place: Place; words: readonly string[] } {
  let best = { weight: Number.POSITIVE_INFINITY, least: 0, most: 0, words: [] as string[] };
  let least = 0;
  let most = 0;
  for (const step of line.pattern.steps) {
    if (step.is === 'gap') most += step.most;
    if (step.is !== 'word') continue;
    const certain = !step.optional && !step.orEnd;
    const weight = weightOf(step.words);
    if (certain && step.starts.length === 0 && weight < best.weight)
      best = { weight, least, most, words: [...step.words] };
    if (certain) least += 1;
    most += 1;
  }
  return { place: { line, least: best.least, most: best.most }, words: best.words };
}

function weightOf(words: Pattern['first']) {
  return [...words].reduce((sum, word) => sum + (usual.has(word) ? 100 : 1), 0);
}
