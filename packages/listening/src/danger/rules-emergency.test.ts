import { expect, test } from 'vitest';
import { screenText } from './screen.ts';

test.each([
  'I took them all',
  'i swallowed the lot about an hour ago',
  'I have taken all of them now',
  'i took 40 of them and im scared',
  'swallowed the whole packet',
  'I tied the belt to the banister',
  'the cord is round my neck',
  'I am 31 weeks and the baby is not moving since lunch',
  'the bump has stopped kicking since yesterday, do I ring the midwife',
  'he had chemo on Monday and now he has a fever and talks nonsense',
  'I had all my sleeping pills with brandy',
  'we lost it on Friday and I soaked four pads since midnight and I am dizzy',
  'I am passing clots the size of plums',
])('%s: help has to come now', (text) => expect(screenText(text).level).toBe(3));

test.each([
  'I took them all to the charity shop',
  'I took all of them down, every photo',
  'there were 30 of them at the funeral and I took them all home',
  'I took all of my antibiotics as the doctor said',
  'I tied the rope to the boat',
  'the kids were muddy so I took them all out of their shoes',
  'He took the lot when he left, even the kettle',
  'I took every one of his calls',
  'she was born at 30 weeks and had not moved since the morning',
  'the baby has not moved in his cot all night, he sleeps like a stone, six weeks now',
  'he has finished his chemo and shakes hands with everybody',
  'had my tablets with a glass of water and went to bed',
  'we soaked the oats and filled two pads of paper with his drawings',
])('%s: no emergency', (text) => expect(screenText(text).level).toBeLessThan(3));
