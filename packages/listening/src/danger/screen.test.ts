import { growingTexts, tooSlow } from '@mooring/contract/growth-testing';
import { expect, test } from 'vitest';
import { findMatches } from './find-matches.ts';
import { screenText } from './screen.ts';
import { screenForeign } from './screen-foreign.ts';
import { tokenise } from './tokenise.ts';

const levelOf = (text: string) => screenText(text).level;

test('an assessment holds a level and kinds, and no word of the text', () => {
  const found = screenText('I want to kill myself, said nobody called Zephyrine');
  expect(Object.keys(found).sort()).toEqual(['kinds', 'level']);
  expect(JSON.stringify(found)).not.toMatch(/zephyrine|myself/i);
});

test('no danger is found in a text without words', () => {
  for (const text of ['', ' ', '\n\n', '...', '"', "'", '🙂', '\u200b'])
    expect(screenText(text)).toEqual({ level: 0, kinds: [] });
});

test('one grave line is found in the middle of a long ordinary page', () => {
  const page = 'We walked to the harbour and she would have liked the light. '.repeat(200);
  expect(levelOf(page)).toBe(0);
  expect(levelOf(`${page} I am going to kill myself tonight. ${page}`)).toBe(3);
});

test('a negation holds for its own sentence only', () => {
  expect(levelOf('I am not suicidal.')).toBeLessThan(2);
  expect(levelOf('I am not suicidal. I just want to die.')).toBe(3);
  expect(levelOf('No, I want to die')).toBe(3);
  expect(levelOf("I can't stop thinking about killing myself")).toBe(3);
});

test("a quotation does not hide the person's own words", () => {
  expect(levelOf('He sang "I want to die" in the band.')).toBeLessThan(2);
  expect(levelOf('He sang "I want to live" in the band. I want to die.')).toBe(3);
  expect(levelOf('I said "I want to die" and I meant it')).toBe(3);
});

test('what strangers scream for fun is no danger, and what one screams oneself is', () => {
  expect(levelOf("On the zip wire they scream 'I'm going to die' at me all day")).toBeLessThan(2);
  expect(levelOf("I scream 'I want to die' into the pillow")).toBe(3);
});

test.each([
  'do horses know when they are going to die',
  'we were told they are gonna die out there, the bees',
  'I have counted her tablets into the box for the week',
  'I put his pills on the table with the tea every morning',
])('no danger is found in %j', (text) => {
  expect(screenText(text).level).toBeLessThan(2);
});

test.each([
  ['my ex waits outside my work most days', 'abuse'],
  ['the madam keeps my passport in her safe', 'abuse'],
  ['my uncle says it is cold so i have to sleep in his bed', 'child'],
  ['there is no food, its just me and my little sister', 'child'],
])('%j is %s', (text, kind) => {
  expect(screenText(text)).toMatchObject({ level: 2, kinds: expect.arrayContaining([kind]) });
});

test.each([
  'my ex parks outside the school for the pick-up like everybody',
  'I have to sleep in his bed, the sheets smell of him',
])('%j is ordinary', (text) => {
  expect(screenText(text).level).toBeLessThan(2);
});

test.each([
  "The pills are on the bed and I've counted them.",
  'i counted all the tablets out on the kitchen table',
])('tablets that are counted and laid out are a plan: %j', (text) => {
  expect(screenText(text)).toEqual({ level: 3, kinds: ['suicide'] });
});

test('a child of theirs who says it is somebody else at risk', () => {
  expect(screenText('My son said "I want to die"')).toEqual({ level: 2, kinds: ['someone-else'] });
});

test('of several kinds the most urgent comes first', () => {
  const { level, kinds } = screenText('My husband hits me. I took all the pills.');
  expect(level).toBe(3);
  expect(kinds).toEqual(['overdose', 'abuse']);
});

test('invisible, styled and homoglyph characters are read as what they look like', () => {
  for (const text of [
    'i want to k\u200bi\u200bl\u200bl m\u00adyself',
    'і wаnt tо kіll mуsеlf',
    '𝓲 𝔀𝓪𝓷𝓽 𝓽𝓸 𝓴𝓲𝓵𝓵 𝓶𝔂𝓼𝓮𝓵𝓯',
    'I WANT TO KILL MYSELF',
    'i want to k1ll mys3lf',
    'i want to k i l l myself',
  ])
    expect(levelOf(text), text).toBe(3);
});

const hostileTexts = {
  'every word a key word': 'i want to kill myself tonight i dont want to be here how many pills ',
  'nothing but quotation marks': '"i want to die" \'a ',
  'nothing but typos': 'k1ll*m y s e l f xkilldiex ',
  'never a full stop': 'my mother and my father and the house and the sea ',
  'one letter': 'i ',
  'one word without end': 'killmyself',
  'a letter that stands for eighteen': '\ufdfa',
  'nothing but emoji': '🙂',
  'somebody else says it': 'mom said "kill me" ',
  'one key word': 'gun ',
  'one masked word': 'k*ll ',
  'one word near a key word': 'sit ',
  accents: 'a\u0301',
};

test.each(Object.entries(hostileTexts))(
  'the time grows linearly with the length: %s',
  (_name, piece) => {
    const texts = [{ head: '', piece, tail: '' }];
    expect(tooSlow(screenText, texts)).toEqual([]);
    expect(tooSlow(screenForeign, texts)).toEqual([]);
  },
  120_000,
);

const tokens = [
  ...[
    'i ',
    'me ',
    'my ',
    'kill ',
    'die ',
    'end it ',
    'not ',
    "don't ",
    'never ',
    'wish ',
    'want to ',
    'pills ',
  ],
  ...[
    'mom ',
    'said ',
    '"',
    "'",
    '“',
    ', ',
    '. ',
    '! ',
    '? ',
    '\n',
    '\n\n',
    ': ',
    '-',
    '*',
    '1',
    '@',
    '_',
  ],
  ...[
    'suicide',
    'k1ll',
    'selbst',
    'morir ',
    'mourir ',
    'umrzeć ',
    'öl',
    'ł',
    '死',
    'חי',
    'не ',
    'жить ',
  ],
  ...[
    'a\u0301',
    '\u200b',
    '\ufdfa',
    '🙂',
    'a',
    ' ',
    '(',
    ')',
    'if ',
    'when ',
    'was ',
    'years ago ',
    'he ',
  ],
];

test.each([
  ['the danger in English', screenText],
  ['the danger in other languages', screenForeign],
] as const)(
  'the time grows linearly with texts that nobody thought of: %s',
  {
    timeout: 240_000,
  },
  (_name, screen) => {
    expect(tooSlow(screen, growingTexts(2711, tokens, 30))).toEqual([]);
  },
);

test('one thing said again and again is looked at a few times, and what stands among it is found', () => {
  const looked = (text: string) => {
    let times = 0;
    const isWanted = () => {
      times += 1;
      return true;
    };
    return { found: [...findMatches(tokenise(text), isWanted)], times };
  };
  for (const piece of ['kill ', 'gun ', 'how many pills ']) {
    expect(looked(piece.repeat(20_000)).times).toBeLessThan(looked(piece.repeat(1001)).times * 1.1);
  }
  const noise = 'he did not kill me '.repeat(4000);
  expect(levelOf(`${noise} i want to kill myself. ${noise}`)).toBe(3);
});
