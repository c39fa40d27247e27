import { expect, test } from 'vitest';
import { lastReplyTo, saidBackOf } from './talk-testing.ts';

test.each([
  ["I can't go in, you see. I get as far as the latch.", 'You get as far as the latch.'],
  ['her gumboots are still by the door. yellow ones', 'Her gumboots are still by the door.'],
  ['i still sleep on my side', 'You still sleep on your side.'],
  ['im the one who feeds his fish now', 'You are the one who feeds his fish now.'],
  ['my son wants me to sell our house', 'Your son wants you to sell your house.'],
  ["we weren't even speaking in august", "You weren't even speaking in August."],
  [
    'Put her under the peppercorn tree, with the tennis ball she never brought back',
    'You put her under the peppercorn tree, with the tennis ball she never brought back.',
  ],
  ['still got half a bag of the expensive food', 'You still got half a bag of the expensive food.'],
  [
    'I think I might ask Conor tonight how he really is',
    'You might ask Conor tonight how he really is.',
  ],
  ['the nurses were lovely, I will say that for them', 'The nurses were lovely.'],
  ['she was crying LOUDLY in the kitchen', 'She was crying loudly in the kitchen.'],
  [
    'there is a mannequin w no head, i named her brenda',
    'There is a mannequin with no head, you named her Brenda.',
  ],
])('%j is said back as %j', (text, expected) => {
  expect(saidBackOf(text)).toBe(expected);
});

test('of several sentences the one that weighs most is said back, not the first', () => {
  expect(
    saidBackOf('I had toast. Then I drove to work. I still lay two places at the table.'),
  ).toBe('You still lay two places at the table.');
});

test.each([
  'You are no help at all to me tonight',
  'I wanted to kill the whole afternoon',
  'I should have rung her on the Tuesday',
  'I am a useless mother to those boys',
  'Tell me what to do with the house keys',
  'this app keeps asking the same thing',
  'Red kelpie. Fifteen years.',
  'ok then',
  'Do I have to go to the party on Friday?',
  "I've thought about the bridge again tonight",
])('%j is not said back', (text) => {
  expect(saidBackOf(text)).toBeNull();
});

test('what somebody did and regrets is not said back to them', () => {
  const text = 'I told him to keep it down every single evening';
  expect(saidBackOf(text)).toBe('You told him to keep it down every single evening.');
  expect(saidBackOf({ text, reading: { about: { feelings: { guilt: 0.7 } } } })).toBeNull();
});

test('a goodbye, a request or a correction is not said back', () => {
  const text = 'My sister is cooking for the two of us, I have to go home';
  for (const act of ['bye', 'letter', 'correct', 'misread', 'be-dead'] as const)
    expect(saidBackOf({ text, reading: { act } })).toBeNull();
});

test.each([
  ['it was may not march sorry', 'Thank you for putting me right. It was May, not March.'],
  [
    "no, he's my cousin not my brother",
    "Thank you for putting me right. He's your cousin, not your brother.",
  ],
  ["It's Birchwood. I wrote Larchwood.", "Thank you for putting me right. It's Birchwood."],
  [
    'not a girlfriend. my business partner. we were finished',
    'Thank you for putting me right. Your business partner, not a girlfriend.',
  ],
])('the correction %j is answered %j', (text, expected) => {
  expect(lastReplyTo(['my dad died', { text, reading: { act: 'correct' } }])).toBe(expected);
});

test.each([
  'when did she want the spare key by',
  "I'll ring his brother on Sunday. What do I actually say to him",
  'She kept tomato seedlings in the porch. I never know how often you water them',
  'Bit shorter. He was swearing at the nurses that whole morning',
  'My rolls have to be shaped by four. Have a good one, whatever that is for you',
])('what asks for something or takes leave is not said back: %j', (text) => {
  expect(saidBackOf(text)).toBeNull();
});

test.each([
  [
    "Correction. It wasn't parking, he'd gone to fetch her slippers.",
    "It wasn't parking, he'd gone to fetch her slippers.",
  ],
  ["he's 23 actually. had a birthday last week", "He's 23."],
])('%j is heard as a correction by its words', (text, right) => {
  expect(lastReplyTo(['my lad Kyle is 22', text])).toContain(right);
});

test('after a misreading it is said what is so, and nothing of what was not asked', () => {
  expect(lastReplyTo(['Ros has gone', "You seem to have buried her. She isn't dead."])).toContain(
    "She isn't dead.",
  );
  expect(lastReplyTo(['Ros has gone', 'No. That is not what I asked.'])).not.toContain('asked');
});

test.each([
  ['My girl knows that I am off work. She drew a roof anyway', 'She drew a roof anyway.'],
  ['bedsit over a vape shop. everything smells of mango', 'Everything smells of mango.'],
  [
    'My hands remember. When I push the trolley I feel the ribs',
    'When you push the trolley you feel the ribs.',
  ],
  ['hed of said about time', "He'd have said about time."],
])('of %j the end is said back, where people say what they came to say', (text, expected) => {
  expect(saidBackOf(text)).toBe(expected);
});

test('what another person did is not said to be the own deed', () => {
  expect(
    saidBackOf('my wife had the photo printed, put it up in the hall. never said a word'),
  ).not.toMatch(/You never said/);
});

test.each([
  [
    '14 months today. wasnt going to say it to anyone so im saying it to a phone',
    '14 months today.',
  ],
  ['a thumbs up man', 'A thumbs up.'],
  ['best onions of my life kkkk', 'Best onions of your life.'],
])('the last words of %j are said back as they are', (text, expected) => {
  expect(lastReplyTo([text])).toContain(expected);
});

test.each([
  [
    "My husband goes to work, comes home, says nothing, builds a cupboard. We don't need a cupboard",
    "Your husband goes to work, comes home, says nothing, builds a cupboard. You don't need a cupboard.",
  ],
  [
    'My sister-in-law says I gave up on him. She lives in Calgary and sends fruit baskets.',
    /^Your sister-in-law says you gave up on him\./,
  ],
])('what stands before a sentence that says little is said back with it: %j', (text, expected) => {
  expect(lastReplyTo([text])).toMatch(expected);
});

test('nothing of a long page is said back but the one sentence', () => {
  const page = `${'We walked along the canal and past the allotments, and then on to the mill where they used to make rope. '.repeat(5)}He hated the rain. He never owned a coat.`;
  expect(lastReplyTo([page])).not.toMatch(/rain.*coat/);
});

test.each([
  ['His sister Maureen took the recliner. Came with a truck while I was at the shop.', /You came/],
  ['Took me nine years to replace him and I still have not', /You took you/],
  ['My mum cried. She said no but I liked the wedding', /you liked the wedding/],
  ['Thirty hours of the same road. No radio past the second portage', /^Radio past/],
])('of %j nothing is said that was not told', (text, wrong) => {
  expect(lastReplyTo([text])).not.toMatch(wrong);
});
