import { expect, test } from 'vitest';
import { screenText } from './screen.ts';

test.each([
  'history mocks on monday gonna die lol',
  'The bus had no air, I thought I would die, forty degrees.',
  'my sister would die if she saw what I wear to bed',
  'they let us in at night because she was going to die',
  'cut myself on the slicer at work, my own fault for looking up',
  'shearing all week, no time to scratch myself',
  'I walked into the shed and hit my head on the beam',
  'I may not be on here on Sunday, the wifi at my aunt is terrible',
  'overdosed on mince pies at the wake',
  'goodbye cruel world, says my boy when the telly goes off',
  "He always said I'll sleep when I'm dead",
  "A good dream, she was on the beach, and I didn't want to wake up",
])('%s: no card', (text) => expect(screenText(text).level).toBeLessThan(2));

test.each([
  'I am gonna die tonight',
  'exam tomorrow and I am gonna die by then, I have the pills',
  'I cut myself again, nobody knows',
  'I keep hitting my head against the wall',
  'I will not be here tomorrow',
])('%s: a card', (text) => expect(screenText(text).level).toBeGreaterThanOrEqual(2));
