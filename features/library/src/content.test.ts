import { describe, expect, test } from 'vitest';
import { libraryIndex } from './index/library-index.ts';
import { meditations, meditationTabs } from './meditation/meditations.ts';
import { affirmations } from './reading/affirmations.ts';
import { essays } from './reading/essays.ts';
import { journeys } from './reading/journeys.ts';
import type { Piece } from './reading/piece.ts';
import { poems } from './reading/poems.ts';
import { reminders } from './reading/reminders.ts';
import { series } from './reading/series.ts';
import { stories } from './reading/stories.ts';
import { themesOfHealing } from './reading/themes.ts';
import { whenYoung } from './reading/when-young.ts';
import { findWords, words } from './reading/words.ts';
import { rituals } from './rituals/rituals.ts';
import { soundscapes, tones } from './sound/sounds.ts';

const shelves: Record<string, readonly Piece[]> = {
  essays,
  journeys,
  meditations,
  series,
  stories,
  themesOfHealing,
  whenYoung,
};
const everything = {
  ...shelves,
  affirmations,
  poems,
  libraryIndex: libraryIndex.map(({ title, text }) => ({ title, text })),
  reminders,
  rituals,
  soundscapes,
  tones,
};

/** What no text of ours may say to someone who grieves. */
const unwelcome = [
  /\bat least\b/i,
  /\bclosure\b/i,
  /\bstages?\b/i,
  /\btherap(y|ist|ies|eutic)\b/i,
  /\btreat(s|ed|ment|ments|ing)?\b/i,
  /\bcur(e|es|ed|ing)\b/i,
  /\bclinical/i,
  /\bfor a reason\b/i,
  /\bmove on\b/i,
  /\b(will|shall) (heal|pass|get (better|easier))\b/i,
  /\b(god|heaven|pray|prayer|angels?|soul|sin)\b/i,
  /!/,
  /—/,
  /\d(?:[\s().-]*\d){5,}/,
];

describe.each(Object.entries(everything))('%s', (_, texts) => {
  test.each(unwelcome)('contains nothing like %s', (pattern) => {
    expect(JSON.stringify(texts)).not.toMatch(pattern);
  });
});

test('has a unique id for each text', () => {
  const lists = [...Object.values(shelves), affirmations, reminders, rituals, soundscapes, tones];
  for (const list of lists) {
    const ids = list.map((one) => one.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
  }
});

test('gives each piece enough text, in paragraphs of moderate length', () => {
  for (const piece of Object.values(shelves).flat()) {
    expect(piece.body.join(' ').length, piece.id).toBeGreaterThan(600);
    for (const paragraph of piece.body) expect(paragraph.length, piece.id).toBeLessThan(900);
    expect(piece.lead.length, piece.id).toBeLessThan(90);
    expect(new Set(piece.body).size, piece.id).toBe(piece.body.length);
  }
});

/** The sentences of a text. Those under five words ("Breathe out.") belong to everyone. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?…:]”?)\s+/).filter((one) => one.split(/\s+/).length >= 5);
}

test('contains no sentence twice', () => {
  const home = new Map<string, string>();
  const texts = [
    ...Object.values(shelves).flatMap((pieces) =>
      pieces.map(({ id, body }) => ({ id, text: body.join(' ') })),
    ),
    ...affirmations,
    ...reminders,
  ];
  for (const { id, text } of texts)
    for (const sentence of sentencesOf(text)) {
      expect(home.get(sentence), `${id}: ${sentence}`).toBeUndefined();
      home.set(sentence, id);
    }
});

test('keeps sentences short', () => {
  for (const { id, body } of Object.values(shelves).flat()) {
    const text = body.join(' ');
    const sentences = text.split(/(?<=[.?…]”?)\s+/);
    expect(text.split(/\s+/).length / sentences.length, id).toBeLessThan(20);
    for (const sentence of sentences)
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(50);
  }
});

test('gives stories, essays, themes and evenings their reading time', () => {
  const wordsOf = (piece: Piece) => piece.body.join(' ').split(/\s+/).length;
  for (const piece of [...stories, ...essays]) {
    expect(wordsOf(piece), piece.id).toBeGreaterThanOrEqual(300);
    expect(wordsOf(piece), piece.id).toBeLessThanOrEqual(520);
  }
  for (const piece of themesOfHealing) {
    expect(wordsOf(piece), piece.id).toBeGreaterThanOrEqual(450);
    expect(wordsOf(piece), piece.id).toBeLessThanOrEqual(600);
  }
  for (const piece of series) {
    expect(wordsOf(piece), piece.id).toBeGreaterThanOrEqual(250);
    expect(wordsOf(piece), piece.id).toBeLessThanOrEqual(400);
    expect(piece.body.at(-1), piece.id).toMatch(/^To take to bed: /);
  }
});

test('fits a single line on a card', () => {
  for (const { id, text } of [...affirmations, ...reminders])
    expect(text.length, id).toBeLessThanOrEqual(110);
});

test('lists on each shelf what it announces', () => {
  expect(affirmations.length).toBeGreaterThanOrEqual(36);
  expect(reminders.length).toBeGreaterThanOrEqual(24);
  expect(series).toHaveLength(5);
  expect(stories.length).toBeGreaterThanOrEqual(6);
  expect(essays.length).toBeGreaterThanOrEqual(6);
  expect(journeys.length).toBeGreaterThanOrEqual(5);
  expect(journeys.every((piece) => piece.lead.startsWith('An imagined letter'))).toBe(true);
  expect(themesOfHealing.map((piece) => piece.title)).toEqual([
    'Navigating Change',
    'Softening Anxiety',
    'Loneliness & Belonging',
    'Stepping Into Possibility',
  ]);
  for (const tab of meditationTabs)
    expect(meditations.filter((piece) => piece.tab === tab).length).toBeGreaterThanOrEqual(3);
});

test('has nine rituals with name, place and length', () => {
  expect(rituals.map(({ time, title, duration }) => [time, title, duration])).toEqual([
    ['morning', 'Gratitude Sunrise', '5 min'],
    ['morning', 'Gentle Awakening', '7 min'],
    ['morning', 'Morning Affirmations', '3 min'],
    ['evening', 'Daily Release', '5 min'],
    ['evening', 'Calming Visualization', '10 min'],
    ['release', 'Digital Burning Bowl', '10 min'],
    ['release', 'Forgiveness Practice', '15 min'],
    ['grounding', '5-4-3-2-1 Sensory Grounding', '5 min'],
    ['grounding', 'Nature Connection', '15 min'],
  ]);
  for (const ritual of rituals) {
    expect(ritual.steps.length, ritual.id).toBeGreaterThanOrEqual(5);
    expect(new Set(ritual.steps).size, ritual.id).toBe(ritual.steps.length);
  }
});

test('has ten pieces for somebody young and twelve poems, which all open by their address', () => {
  expect(whenYoung).toHaveLength(10);
  expect(poems).toHaveLength(12);
  expect(new Set(words.map(({ id }) => id)).size).toBe(words.length);
  for (const poem of poems) {
    const lines = poem.body.flatMap((verse) => verse.split('\n'));
    expect(lines.length, poem.id).toBeGreaterThanOrEqual(8);
    expect(lines.length, poem.id).toBeLessThanOrEqual(16);
    for (const line of lines) expect(line.length, line).toBeLessThan(60);
  }
});

test.each([
  ['exam', 'exam-on-thursday'],
  ['online', 'their-green-dot'],
  ['shared flat', 'the-shared-flat'],
  ['canteen', 'across-the-canteen'],
  ['parents', 'plenty-of-fish'],
  ['party song', 'the-first-party-after'],
  ['deleted chat', 'the-deleted-chat'],
  ['first love', 'first-love-counted'],
  ['mints', 'your-coat'],
])('a search for %s finds it', (search, id) => {
  expect(findWords(null, search).map((piece) => piece.id)).toContain(id);
});

test('a search stays with the kind that is chosen', () => {
  expect(findWords('poems', '').length).toBe(12);
  expect(findWords('poems', 'exam')).toEqual([]);
});

test('calls forgiveness optional', () => {
  const practice = rituals.find((ritual) => ritual.id === 'forgiveness-practice');
  expect(practice?.description).toContain('Forgiveness is optional');
});

test('links to thirteen different pages', () => {
  expect(new Set(libraryIndex.map((tile) => tile.to)).size).toBe(13);
});
