import { type Emotion, emotions } from '@mooring/data';
import { judging, unkind } from '@mooring/stage';
import { expect, test } from 'vitest';
import { type Insight, insightFrom } from './insight.ts';

type Row = [emotion: Emotion, intensity: number];

const felt = (rows: readonly Row[]) => rows.map(([emotion, intensity]) => ({ emotion, intensity }));

/** Check-ins newest first, what they should be read as, and words the reading should hold. */
const table: [why: string, rows: Row[], kind: Insight['kind'], words: string][] = [
  ['nothing yet', [], 'none', 'One word is enough'],
  ['one check-in', [['Confused', 2]], 'first', 'a name to confusion'],
  ['one overwhelming check-in is still only acknowledged', [['Grief', 4]], 'first', 'grief'],
  [
    'an average over three',
    [
      ['Grief', 4],
      ['Anger', 3],
      ['Grief', 3],
    ],
    'gentle-practices',
    'Gentle practices',
  ],
  [
    'an average of exactly three is not over three',
    [
      ['Grief', 3],
      ['Anger', 3],
    ],
    'mixed',
    'grief and anger',
  ],
  [
    'an average over three of welcome feelings',
    [
      ['Hope', 4],
      ['Peaceful', 4],
      ['Acceptance', 4],
      ['Grief', 2],
    ],
    'gentle-practices',
    'hope, peace and acceptance',
  ],
  [
    'an eighth check-in is out of reach',
    [...Array.from({ length: 7 }, (): Row => ['Grief', 3]), ['Grief', 4]],
    'returning',
    'Grief was in each',
  ],
  [
    'three welcome feelings',
    [
      ['Hope', 1],
      ['Acceptance', 2],
      ['Hope', 1],
      ['Anger', 4],
    ],
    'light',
    'hope and acceptance',
  ],
  [
    'a welcome feeling after heavy ones',
    [
      ['Peaceful', 1],
      ['Grief', 3],
      ['Anxious', 2],
    ],
    'turning',
    'After grief and anxiety you named peace',
  ],
  [
    'a heavy feeling after welcome ones',
    [
      ['Sadness', 2],
      ['Hope', 2],
      ['Peaceful', 1],
    ],
    'heavier',
    'What was there before was real',
  ],
  [
    'the same feeling three times',
    [
      ['Anger', 2],
      ['Anger', 3],
      ['Anger', 1],
    ],
    'returning',
    'Anger was in each of your last three',
  ],
  [
    'a feeling growing quieter',
    [
      ['Grief', 1],
      ['Anger', 2],
      ['Grief', 3],
    ],
    'quieter',
    'a little quieter',
  ],
  [
    'a feeling growing stronger',
    [
      ['Grief', 3],
      ['Anger', 2],
      ['Grief', 2],
    ],
    'stronger',
    'somebody be near',
  ],
  [
    'two check-ins make no trend',
    [
      ['Sadness', 1],
      ['Sadness', 3],
    ],
    'often',
    'two named sadness',
  ],
  [
    'one feeling in most of seven',
    [
      ['Grief', 2],
      ['Hope', 2],
      ['Grief', 2],
      ['Grief', 2],
      ['Anger', 2],
      ['Grief', 2],
      ['Anxious', 2],
    ],
    'often',
    'Of your last seven check-ins, four named grief',
  ],
  [
    'feelings that disagree',
    [
      ['Grief', 2],
      ['Hope', 2],
      ['Anger', 2],
      ['Peaceful', 2],
    ],
    'mixed',
    'grief, hope, anger and peace',
  ],
];

test.each(table)('%s', (_, rows, kind, words) => {
  const insight = insightFrom(felt(rows));
  expect(insight.kind).toBe(kind);
  expect(insight.text).toContain(words);
});

test('only the last three make a trend', () => {
  const three: Row[] = [
    ['Hope', 2],
    ['Grief', 2],
    ['Sadness', 2],
  ];
  expect(insightFrom(felt([...three, ['Peaceful', 2], ['Peaceful', 2]])).kind).toBe('turning');
});

test('whatever was named, the insight speaks kindly', () => {
  for (const one of emotions) {
    for (const two of emotions) {
      for (const three of emotions) {
        for (const intensity of [0, 2, 4]) {
          const { text } = insightFrom(
            felt([
              [one, intensity],
              [two, 2],
              [three, intensity],
            ]),
          );
          expect(text).not.toMatch(unkind(...judging));
        }
      }
    }
  }
});
