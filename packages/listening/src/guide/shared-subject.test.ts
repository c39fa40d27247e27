import { expect, test } from 'vitest';
import { splitSharedSubject } from './shared-subject.ts';

test('what follows in a list is said of the same one', () => {
  expect(
    splitSharedSubject('he was funny, supported Inter for no reason, terrible at chem'),
  ).toEqual(['He was funny', 'He supported Inter for no reason', 'He was terrible at chem']);
  expect(splitSharedSubject('She loved cards, never lost, and kept the score in pencil')).toEqual([
    'She loved cards',
    'She never lost',
    'She kept the score in pencil',
  ]);
});

test('what cannot be said of them is left out, and what is no list stays whole', () => {
  expect(splitSharedSubject('He had a shed, a radio, and a dog')).toEqual(['He had a shed']);
  expect(splitSharedSubject('He was funny, and I miss him')).toEqual([
    'He was funny, and I miss him',
  ]);
  expect(splitSharedSubject('one minute max, please, thanks')).toEqual([
    'one minute max, please, thanks',
  ]);
});
