import { expect, test } from 'vitest';
import type { Assessment, DangerKind } from './assessment.ts';
import { isHeldOut, phrasesOf } from './phrases-testing.ts';
import { screenText } from './screen.ts';

const bereaved = phrasesOf('bereaved');
const hopeless = phrasesOf('hopeless');
const grief = [...phrasesOf('grief-death'), ...phrasesOf('grief-parting')];
const raisesCard = ({ level }: Assessment) => level >= 2;
const isCardFor = (kind: DangerKind) => (found: Assessment) =>
  found.kinds.includes(kind) && raisesCard(found);

/** Each gate: a set of phrases, what screening must find in them, and the smallest share (0–1) of which it must. */
const gates: [name: string, set: readonly string[], holds: typeof raisesCard, least: number][] = [
  ['explicit intent is level 3', phrasesOf('explicit'), ({ level }) => level === 3, 1],
  [
    'a passive wish or a burden gets a card',
    [...phrasesOf('passive'), ...phrasesOf('burden')],
    raisesCard,
    0.95,
  ],
  ['reunion gets a card', phrasesOf('reunion'), raisesCard, 0.95],
  ['coded words get a card', phrasesOf('coded'), raisesCard, 0.9],
  ['explicit words with typos and leetspeak get a card', phrasesOf('variants'), raisesCard, 0.95],
  ['self-harm gets a card', phrasesOf('self-harm'), raisesCard, 0.95],
  ['looking for a method gets a card', phrasesOf('method'), raisesCard, 0.95],
  [
    'a person bereaved by suicide who is at risk gets a card',
    phrasesOf('bereaved-at-risk'),
    raisesCard,
    1,
  ],
  ['an indirect wish to die mostly gets a card', phrasesOf('indirect'), raisesCard, 0.85],
  ['a near miss gets no card', phrasesOf('near-misses'), (found) => !raisesCard(found), 0.95],
  ['normal grief gets no card', grief, (found) => !raisesCard(found), 0.98],
  ['bereaved by suicide is never level 3', bereaved, ({ level }) => level < 3, 1],
  ['bereaved by suicide gets no card', bereaved, (found) => !raisesCard(found), 0.98],
  [
    'bereaved by suicide is offered support',
    bereaved,
    ({ kinds }) => kinds.includes('bereaved-by-suicide'),
    0.95,
  ],
  ['hopelessness gets a soft alert', hopeless, ({ level }) => level >= 1, 0.95],
  ['hopelessness alone gets no card', hopeless, (found) => !raisesCard(found), 0.95],
  ['a negated wish gets no card', phrasesOf('negated'), (found) => !raisesCard(found), 0.95],
  ['a quotation gets no card', phrasesOf('quoted'), (found) => !raisesCard(found), 0.95],
  ['an idiom gets no card', phrasesOf('idioms'), (found) => !raisesCard(found), 0.95],
  ['abuse gets its card', phrasesOf('abuse'), isCardFor('abuse'), 0.9],
  ['harm to others gets its card', phrasesOf('harm-to-others'), isCardFor('harm-to-others'), 0.9],
  ['a child at risk gets its card', phrasesOf('child'), isCardFor('child'), 0.9],
  ['an overdose gets its card', phrasesOf('overdose'), isCardFor('overdose'), 0.95],
  ['an eating disorder gets its card', phrasesOf('eating'), isCardFor('eating'), 0.9],
  [
    'worry for somebody else gets its card',
    phrasesOf('someone-else'),
    isCardFor('someone-else'),
    0.9,
  ],
];

for (const side of ['developed on', 'held out'] as const) {
  test.each(gates)(`%s (the set ${side})`, (_name, set, holds, least) => {
    const phrases = set.filter((phrase) => isHeldOut(phrase) === (side === 'held out'));
    const missed = phrases.filter((phrase) => !holds(screenText(phrase)));
    const share = 1 - missed.length / phrases.length;
    // Which held-out phrases are missed is not shown, so that nobody tunes the rules to them.
    const shown = side === 'held out' ? '' : missed.join('\n');
    expect(share, shown).toBeGreaterThanOrEqual(least);
  });
}

test('there are at least a thousand phrases, none twice, and both parts have some of every set', () => {
  const sets = [...new Set(gates.map(([, set]) => set))].filter((set) => set !== grief);
  const all = [...sets.flat(), ...grief];
  expect(all.length).toBeGreaterThanOrEqual(1000);
  expect(new Set(all).size).toBe(all.length);
  expect(grief.length).toBeGreaterThanOrEqual(150);
  for (const set of [...sets, grief]) {
    const held = set.filter(isHeldOut).length;
    expect(held).toBeGreaterThanOrEqual(5);
    expect(set.length - held).toBeGreaterThanOrEqual(5);
  }
});
