import { describe, expect, test } from 'vitest';
import { brought, carried } from './brought.ts';
import { familyOf } from './family.ts';
import { generatePath, themeFor } from './generate-path.ts';
import { themeSteps } from './theme-steps.ts';
import { themes } from './themes.ts';
import { touches } from './touches.ts';

const families = ['letter', 'memory', 'ritual', 'future'] as const;

describe('the six themes', () => {
  test('are those of the product, in order', () => {
    expect(themes.map((theme) => theme.title)).toEqual([
      'Letting the love stay',
      'Making peace with what was unsaid',
      'Finding steady ground again',
      'Forgiving myself',
      'Releasing what I no longer carry',
      'Becoming someone new, slowly',
    ]);
  });

  test('have ids of their own, and so have the touches', () => {
    for (const list of [themes, touches]) {
      expect(new Set(list.map((one) => one.id)).size).toBe(list.length);
    }
  });

  test.each(themes)('$title names every checkpoint so that the right prompt is found', (theme) => {
    expect(families.map((family) => familyOf(themeSteps[theme.id][family].title))).toEqual(
      families,
    );
  });

  test('make no promise and keep to plain, gentle words', () => {
    const text = JSON.stringify([themes, themeSteps, touches, brought, carried]);
    expect(text).not.toMatch(
      /\bat least\b|\bclosure\b|\bstages?\b|\btherap|\btreat|\bcur(e|es|ed)\b|\bclinical/i,
    );
    expect(text).not.toMatch(/!|—|\d{3}/);
  });
});

describe('a generated path', () => {
  test('holds four open checkpoints and an anchor, and starts at the first', () => {
    const path = generatePath({ vision: 'To sleep through the night', theme: null });
    expect(path.customPath.map(({ id, completed }) => [id, completed])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, false],
    ]);
    expect(path.currentCheckpoint).toBe(1);
    expect(path.weeklyAnchor.message).not.toBe('');
    expect(path.responses).toEqual({});
  });

  test('is the same for the same words', () => {
    const wish = { vision: 'To say her name at the table', theme: null };
    expect(generatePath(wish)).toEqual(generatePath(wish));
  });

  test('follows the chosen theme before anything else', () => {
    const path = generatePath({ vision: 'To sleep and rest and breathe', theme: 'releasing' });
    expect(path.customPath[2]?.title).toBe('A ritual of release');
  });

  test.each([
    ['I want to stop blaming myself, the guilt is heavy', 'forgiving-myself'],
    ['to sleep and feel calm and safe', 'steady-ground'],
    ['I never got to say goodbye or tell him', 'unsaid'],
    ['To keep loving, and remember her', 'love-stays'],
    ['???', 'steady-ground'],
  ])('without a theme, %j leans towards %s', (vision, theme) => {
    expect(themeFor({ vision, theme: null }).id).toBe(theme);
  });

  test('picks up what the vision speaks of', () => {
    const path = generatePath({
      vision: 'To say her name at the table and sleep at night',
      theme: null,
    });
    expect(path.customPath[0]?.description).toContain('let the name be the first word');
    expect(path.customPath[1]?.description).toContain('Start with the room');
    expect(path.customPath[2]?.description).toContain('before bed');
    expect(path.customPath[3]?.description).toContain('You wrote: “To say her name at the table');
  });

  test('does not quote a theme back as if the person had written it', () => {
    const path = generatePath({ vision: 'Forgiving myself', theme: 'forgiving-myself' });
    expect(JSON.stringify(path.customPath)).not.toContain('You wrote');
  });

  test('knows what brought the person here and what they carry', () => {
    const vision = 'A year in which I can breathe';
    const answers = {
      brings: ['pet', 'stuck', 'Other: the river'],
      feelings: ['anger', 'numbness'],
    };
    const path = generatePath({ vision, theme: null, answers });
    const said = path.customPath.map((checkpoint) => checkpoint.description);
    expect(said[0]).toContain('Anger is welcome here');
    expect(said[0]).toContain('Use the silly name');
    expect(said[1]).toContain('a sound at the door');
    expect(said[2]).toContain('it still counts');
    expect(said[3]).toContain('one quiet hour');
    expect(said.join(' ')).not.toContain('river');
    expect(generatePath({ vision, theme: null })).not.toEqual(path);
  });

  test('puts the words of the vision before those of a feeling', () => {
    const answers = { feelings: ['guilt'] };
    const path = generatePath({ vision: 'To say her name', theme: null, answers });
    expect(path.customPath[0]?.description).toContain('let the name be the first word');
    expect(path.customPath[0]?.description).not.toContain('apology');
  });

  test('has a sentence of every family for each thing that brings a person here', () => {
    const ids = ['death', 'ending', 'estrangement', 'pet', 'hoped-for', 'illness', 'self', 'stuck'];
    expect(Object.keys(brought)).toEqual(ids);
    for (const id of ids) expect(Object.keys(brought[id] ?? {})).toEqual(families);
  });
});
