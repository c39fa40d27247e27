import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { assess } from '../hear.ts';
import { createReader, type Reader } from '../reader/reader.ts';
import type { Assessment, DangerKind } from './assessment.ts';
import { phrasesOf } from './phrases-testing.ts';

/** What the app does, the rules and the reader together, on the phrases that the rules are gated on. */
let reader: Reader;
beforeAll(async () => {
  const file = readFileSync(join(import.meta.dirname, '../reader/model.bin'));
  reader = await createReader(new Uint8Array(file).buffer);
});

const isCard = ({ level }: Assessment) => level >= 2;
const isNoCard = (found: Assessment) => !isCard(found);
const isCardFor = (kind: DangerKind) => (found: Assessment) =>
  isCard(found) && found.kinds.includes(kind);

/**
 * How many of a set are right. The numbers are what was reached when the gate was made: raise them when more are, and lower one
 * only with the model that is the reason, and with a word in docs/safety.md. The explicit ones are never lowered.
 */
const gates: [set: string, holds: (found: Assessment) => boolean, least: number][] = [
  ['explicit', ({ level }) => level === 3, 106],
  ['passive', isCard, 88],
  ['burden', isCard, 30],
  ['reunion', isCard, 52],
  ['coded', isCard, 74],
  ['variants', isCard, 78],
  ['self-harm', isCard, 45],
  ['method', isCard, 47],
  ['bereaved-at-risk', isCard, 17],
  ['indirect', isCard, 78],
  ['abuse', isCardFor('abuse'), 44],
  ['harm-to-others', isCardFor('harm-to-others'), 27],
  ['child', isCardFor('child'), 26],
  ['overdose', isCardFor('overdose'), 25],
  ['eating', isCardFor('eating'), 27],
  ['someone-else', isCardFor('someone-else'), 15],
  ['near-misses', isNoCard, 54],
  ['grief-death', isNoCard, 136],
  ['grief-parting', isNoCard, 105],
  ['hopeless', isNoCard, 39],
  ['negated', isNoCard, 39],
  ['quoted', isNoCard, 25],
  ['idioms', isNoCard, 67],
  ['bereaved', isNoCard, 58],
];

test.each(gates)(
  '%s: as good as when the gate was made',
  { timeout: 120_000 },
  (set, holds, least) => {
    const phrases = phrasesOf(set);
    const missed = phrases.filter((phrase) => !holds(assess(phrase, reader.read(phrase))));
    expect(phrases.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(least);
  },
);

test('nobody bereaved by suicide is taken for level 3', { timeout: 120_000 }, () => {
  const acute = phrasesOf('bereaved').filter((text) => assess(text, reader.read(text)).level === 3);
  expect(acute).toEqual([]);
});
