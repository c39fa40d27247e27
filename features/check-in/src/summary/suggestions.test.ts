import { emotions } from '@mooring/data';
import { judging, unkind } from '@mooring/stage';
import { expect, test } from 'vitest';
import { ritualTitles } from './ritual-titles.ts';
import { suggestions } from './suggestions.ts';

test.each(emotions)('%s has words of its own for every suggestion', (emotion) => {
  const { context, journalPrompt, ritual, companion, resource } = suggestions[emotion];
  for (const text of [...Object.values(context), journalPrompt, ritual.text, companion]) {
    expect(text.length).toBeGreaterThan(30);
  }
  expect(journalPrompt).toMatch(/\?$/);
  expect(ritualTitles[ritual.id]).toBe(ritual.title);
  expect(resource.to).toMatch(/^\/[a-z-]+$/);
});

test('no two emotions are given the same words', () => {
  const sets = emotions.map((emotion) => suggestions[emotion]);
  const words = sets.flatMap((set) => [
    set.context.steady,
    set.context.strong,
    set.journalPrompt,
    set.companion,
    set.resource.label,
  ]);
  expect(new Set(words).size).toBe(words.length);
});

test('no suggestion urges, promises or judges', () => {
  for (const emotion of emotions) {
    const { ritual, ...set } = suggestions[emotion];
    const texts = [...Object.values(set).flatMap((part) => JSON.stringify(part)), ritual.text];
    for (const text of texts) expect(text, emotion).not.toMatch(unkind(...judging));
  }
});
