import type { HealingPath } from '@mooring/data';
import { describe, expect, test } from 'vitest';
import { cutText } from './cut-text.ts';
import { familyOf } from './family.ts';
import { allCompleted, percentOf, stateOf, withResponse } from './progress.ts';
import { promptFor } from './prompts.ts';
import { visionWithTheme } from './vision.ts';

describe('a checkpoint is asked about by the whole words of its title', () => {
  test.each([
    ['A letter to what you carry', 'letter'],
    ['A Letter to your future self', 'letter'],
    ['A moment you keep', 'memory'],
    ['A memory of release', 'memory'],
    ['A ritual for your self', 'ritual'],
    ['What I can release', 'ritual'],
    ['To the future', 'future'],
    ['Your own self', 'future'],
    ['Forgiving myself', 'open'],
    ['Momentum and letters', 'open'],
    ['', 'open'],
  ])('%s is %s', (title, family) => {
    expect(familyOf(title)).toBe(family);
  });

  test('a letter begins with Dear', () => {
    expect(promptFor('A letter').placeholder).toMatch(/^Dear\.\.\./);
  });
});

describe('a preview is cut by characters as a reader counts them', () => {
  test.each([
    ['short words', 100, 'short words'],
    ['12345', 5, '12345'],
    ['123456', 5, '12345...'],
    ['1234 678', 5, '1234...'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦...'],
    ['e\u0301e\u0301e\u0301', 3, 'e\u0301e\u0301e\u0301'],
    ['  around  ', 6, 'around'],
    ['', 3, ''],
  ])('%j at %i is %j', (text, length, cut) => {
    expect(cutText(text, length)).toBe(cut);
  });
});

describe('choosing a theme', () => {
  test.each([
    ['', 'becoming', 'Becoming someone new, slowly'],
    ['Forgiving myself', 'becoming', 'Becoming someone new, slowly'],
    ['To sleep.', 'becoming', 'To sleep.\nBecoming someone new, slowly'],
    ['To sleep.\nForgiving myself', 'becoming', 'To sleep.\nBecoming someone new, slowly'],
    ['To sleep.', 'no-such-theme', 'To sleep.'],
  ])('with %j written, %s makes it %j', (vision, theme, result) => {
    expect(visionWithTheme(vision, theme)).toBe(result);
  });
});

describe('progress', () => {
  test.each([
    [0, 4, 0],
    [1, 3, 33],
    [2, 3, 67],
    [2, 4, 50],
    [4, 4, 100],
    [0, 0, 0],
  ])('%i of %i is %i percent', (done, total, percent) => {
    expect(percentOf(pathOf(total, done))).toBe(percent);
  });

  test('keeping a reflection completes its checkpoint and moves on', () => {
    const path = withResponse(pathOf(4, 0), 1, 'words');
    expect(path.customPath[0]?.completed).toBe(true);
    expect(path.responses).toEqual({ '1': 'words' });
    expect(path.currentCheckpoint).toBe(2);
  });

  test('keeping it again changes nothing, and an earlier checkpoint sends no one back', () => {
    const once = withResponse(pathOf(4, 0), 3, 'words');
    expect(withResponse(once, 3, 'words')).toEqual(once);
    expect(withResponse(once, 1, 'earlier').currentCheckpoint).toBe(4);
  });

  test('a path is complete only when every checkpoint is', () => {
    expect(allCompleted(pathOf(4, 3))).toBe(false);
    expect(allCompleted(pathOf(4, 4))).toBe(true);
    expect(allCompleted(pathOf(0, 0))).toBe(false);
  });

  test('a checkpoint is behind, here or ahead', () => {
    const path = { ...pathOf(3, 1), currentCheckpoint: 2 };
    expect(path.customPath.map((checkpoint) => stateOf(path, checkpoint))).toEqual([
      'done',
      'now',
      'next',
    ]);
  });
});

function pathOf(total: number, done: number): HealingPath {
  return {
    visionOfHealing: 'To rest',
    selectedTheme: null,
    customPath: Array.from({ length: total }, (_, index) => ({
      id: index + 1,
      title: `Checkpoint ${index + 1}`,
      description: '',
      icon: 'leaf',
      completed: index < done,
    })),
    currentCheckpoint: 1,
    weeklyAnchor: { message: '', prompt: '' },
    startDate: '2026-03-03T10:00:00.000Z',
    responses: {},
  };
}
