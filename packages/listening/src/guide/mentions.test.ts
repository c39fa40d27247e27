import { expect, test } from 'vitest';
import { mentionsIn } from './mentions.ts';
import { statedName } from './names.ts';
import { normaliseMessage } from './text.ts';

test.each([
  ['my wife Ana left', 'wife', 'Ana'],
  ['my dog biscuit died on friday', 'dog', 'Biscuit'],
  ['Mum never said it', 'mum', null],
  ['the cat is gone', 'cat', null],
  ['I miss Robin so much', '', 'Robin'],
  ['I have my boyfriends hoodie here', 'boyfriend', null],
])('"%s" mentions %o with the name %o', (text, word, name) => {
  expect(mentionsIn(normaliseMessage(text))[0]).toMatchObject({ word, name });
});

test("somebody else's mother is not taken for the person's own", () => {
  expect(mentionsIn('her mum came to the door')).toEqual([]);
});

test('a name that is stated is found', () => {
  expect(statedName('Her name was Ruth')).toBe('Ruth');
  expect(statedName("it's Anna, not Ana")).toBe('Anna');
  expect(statedName('his name is on the list')).toBeNull();
});

test.each(['my mums in the garden', 'both my grandmas are dead', 'my grandmas and I baked'])(
  'what may be several, or is short for “is”, stays: %s',
  (text) => {
    expect(normaliseMessage(text)).toBe(text);
  },
);
