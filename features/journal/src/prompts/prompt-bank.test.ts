import { unkind } from '@mooring/stage';
import { expect, test } from 'vitest';
import { promptBank } from './prompt-bank.ts';
import { promptNotes, promptTypes } from './prompt-types.ts';

const all = promptTypes.flatMap((type) => Object.entries(promptBank[type]));

test('there are at least ten prompts of each of the seven types', () => {
  expect(promptTypes).toEqual([
    'Reflection',
    'Letter',
    'Body Scan',
    'Poem',
    'Forgiveness',
    'Growth',
    'Release',
  ]);
  for (const type of promptTypes) {
    expect(Object.keys(promptBank[type]).length, type).toBeGreaterThanOrEqual(10);
  }
});

test('no two prompts share an id or a text, and an id begins with its type', () => {
  expect(new Set(all.map(([id]) => id)).size).toBe(all.length);
  expect(new Set(all.map(([, text]) => text)).size).toBe(all.length);
  for (const type of promptTypes) {
    const name = type.toLowerCase().replace(' ', '-');
    for (const id of Object.keys(promptBank[type]))
      expect(id).toMatch(new RegExp(`^${name}-[a-z-]+$`));
  }
});

test('no prompt hurries, promises, ranks a grief or sounds like a clinic', () => {
  for (const [id, text] of all) {
    expect(text, id).not.toMatch(unkind());
    expect(text, id).not.toMatch(/\d/);
  }
});

test('no prompt needs a faith or speaks of one', () => {
  const faith = /\b(god|lord|pray|prayer|heaven|angel|bless|soul|spirit|sin)\b/i;
  for (const [id, text] of all) expect(text, id).not.toMatch(faith);
});

test('forgiveness is said to be optional', () => {
  expect(promptNotes.Forgiveness).toContain('optional');
});
