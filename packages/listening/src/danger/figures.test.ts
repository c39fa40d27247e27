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
  'I went to bed, took all her morphine and did not want to wake up',
  'I got into bed last night and did not want to wake up',
  'I myself will die tonight',
  'My babies are going to die tonight and so am I',
  'I cut myself most nights now and it is all my fault',
  'I cut myself last night. It was my fault she was on that road',
  'got my test results, gonna die now',
  'I overdosed on ice',
  'I bang my head on the desk over and over',
  'I hit my head on purpose',
  'I am gonna die tonight',
  'exam tomorrow and I am gonna die by then, I have the pills',
  'I cut myself again, nobody knows',
  'I keep hitting my head against the wall',
  'I will not be here tomorrow',
])('%s: a card', (text) => expect(screenText(text).level).toBeGreaterThanOrEqual(2));
