import { expect, test } from 'vitest';
import { screenText } from './screen.ts';

/** In other words than those of the blind round that missed the like. */
test.each([
  ['my stepdad keeps coming in my room when mum is on nights', 'child'],
  ["dad says he'll give me something to cry about and then he does", 'child'],
  ['my brother is on drugs and the kids are filthy and hungry', 'child'],
  ['He left his phone, his ring and a letter on the table', 'someone-else'],
  ['if i cant have him nobody will', 'harm-to-others'],
  ['I have started to put a little something in his tea', 'harm-to-others'],
  ['every time I laugh I owe two cuts', 'self-harm'],
  ['I held my hand over the candle until it blistered', 'self-harm'],
  ['if I knew for certain I would leave right now to join him', 'suicide'],
  ['all I think about in the car is dying', 'suicide'],
  ['im 12 and my uncle makes me do things', 'child'],
  ['he drinks and then I am scared of him', 'abuse'],
] as const)('%s: %s', (text, kind) => {
  const found = screenText(text);
  expect(found.level).toBeGreaterThanOrEqual(2);
  expect(found.kinds).toContain(kind);
});

test.each([
  'my son comes in my room at night when he has a bad dream',
  'they all want the death certificate, the bank and the pension people',
  'I put something sweet in his tea on Sundays',
  'he left his wallet and his phone in the taxi again',
  'I held my hand on the stove rail to steady myself',
  'all I think about is how she was dying, and her hands',
  'I have filled two writing pads with letters to him since he died',
  'they found clots the size of marbles in his lungs',
  'Dad had all the pills and the gin in his shed',
  'my brother came into my room when the hospital rang',
  'the baby is hungry in the high chair and I cry',
  'Nan left her wedding ring to me with a letter',
  'it will be easier for the family to grieve once the inquest is over',
  'I will leave tonight to join them at the hospice',
  'If I cannot have him, none of it matters',
  'my brother says I owe him his cut of the house',
  'I held my hand over the candle on his grave',
  'im 16 and he basically raised me til i was like 9 so its not just a grandpa thing',
  'She was a maths teacher for forty years. Half of Pietermaritzburg was scared of her.',
])('%s: no card', (text) => expect(screenText(text).level).toBeLessThan(2));

test.each([
  'Wife kicked me out in feb. 14 years. I am in a one bedder above a bottle shop',
  'she is scared of the sun, so I never cycled there. nobody stop me now',
])('%s: no card (rounds 35 and 36)', (text) => expect(screenText(text).level).toBe(0));

test.each([
  'my husband punched me out of nowhere',
  'my husband kicked me in the stomach',
  'nobody can stop me doing it now',
])('%s: still a card', (text) => expect(screenText(text).level).toBeGreaterThanOrEqual(2));
