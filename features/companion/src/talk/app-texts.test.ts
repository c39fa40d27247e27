import { unkind } from '@mooring/stage';
import { expect, test } from 'vitest';
import { askForText, pauseTexts } from './app-texts.ts';

test('contains no promise and no number in the app’s own sentences', () => {
  for (const text of [askForText, pauseTexts.title, pauseTexts.text]) {
    expect(text).not.toMatch(unkind());
    expect(text).not.toMatch(/\d/);
  }
});
