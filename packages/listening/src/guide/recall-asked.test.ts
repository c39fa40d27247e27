import { expect, test } from 'vitest';
import { lastReplyTo } from './talk-testing.ts';

test.each([
  [
    ['I kept the waffle iron and he kept the height chart off the door', 'what did he keep'],
    'I kept the waffle iron and he kept the height chart off the door',
  ],
  [
    ['he ate a whole wedding cake once. my cousin had made it', 'what did he eat again, tell me'],
    'He ate a whole wedding cake once. My cousin had made it',
  ],
  [
    ['we buried Stan on the Thursday', 'his bowls club came', 'what day was the funeral then'],
    'We buried Stan on the Thursday',
  ],
  [
    ['Captain lies under the pear, Sal under the wall', 'who lies under the pear tree?'],
    'Captain lies under the pear, Sal under the wall',
  ],
  [
    ['the funeral is on thursday at two', 'his name was Gaz', 'whens the funeral'],
    'The funeral is on thursday at two',
  ],
  [
    [
      'my gran died in Hue',
      'she sold noodle soup at the market',
      'do you remember what work she did?',
    ],
    'She sold noodle soup at the market',
  ],
  [
    ['we met in Hull', 'sorry, we met in Hornsea', 'where did I meet her first?'],
    'We met in Hornsea',
  ],
  [
    [
      'we had three dogs, Bramble, Teasel and Fig',
      'Fig died',
      'do you remember the names of my three dogs?',
    ],
    'We had three dogs, Bramble, Teasel and Fig',
  ],
  [
    ['we had one cupcake, Ines and I', 'no candle', 'who did i have the cupcake with?'],
    'We had one cupcake, Ines and I',
  ],
])('a question about what was told is answered by it: %j', (lines, sentence) => {
  expect(lastReplyTo(lines)).toBe(`You told me: “${sentence}.”`);
});

test('what was put right comes with what was told first', () => {
  const reply = lastReplyTo([
    'it was a whippet. Mabel',
    'she was 12',
    "no 11. twelve in june, she didn't get to it",
    'how old was she',
  ]);
  expect(reply).toContain('She was 12');
  expect(reply).toContain('Then you put it right: “No 11. Twelve in june');
});

test.each([
  'what should I do now',
  'how do I tell my boss',
  'what do people do with the ashes',
  'when will it stop hurting',
  'My aunt got me through the funeral. So who gets me through this?',
  'what is the point of the funeral',
  'is it normal to laugh',
])('"%s" asks for something else', (question) => {
  const reply = lastReplyTo(['my mum died on monday', 'I told my boss by text', question]);
  expect(reply).not.toContain('You told me');
});

test('where no sentence stands out, the few that were told are said again', () => {
  const reply = lastReplyTo([
    'we had a greyhound called Domino',
    'he ate an entire trifle one boxing day',
    'do you remember what my dog got hold of at christmas?',
  ]);
  expect(reply).toContain('“He ate an entire trifle one boxing day.”');
});

test.each([
  'did I tell you he grew leeks?',
  'do you remember how we laughed at Lahinch',
  'I laughed when I told the vicar',
  "When I told my mother on video she didn't say nothing, she only put her hand on the screen",
  "What nobody at the braai knows is that I said let's go, the swell's fine.",
  'When it is a friend there is nothing official. I took two days and I said it was the back.',
])('%j brings news and asks for nothing', (text) => {
  const reply = lastReplyTo(['my dad died in may', text]);
  expect(reply).not.toMatch(/You told me|cannot find|do not know/);
});

test.each([
  ['which bird is it that I keep seeing?'],
  ['do you know what sweets he carried? I did say'],
  ['so what have I been going on about?'],
])('%j, which no sentence answers, gets the few that were told', (question) => {
  const reply = lastReplyTo(['There is a heron on the roof', 'He always had mints', question]);
  expect(reply).toMatch(/You told me: “/);
});

test('who only tells what somebody said is not told it back', () => {
  const reply = lastReplyTo(['He always had mints', 'He knew what I said']);
  expect(reply).not.toMatch(/You told me/);
});

const told = [
  'My husband Farid collected clocks, sixty of them',
  'My son Samir wants to stop them all, my daughter Yasmin wants to sell',
  'the midwife Agnieszka dressed our boy in yellow when he was born',
  "I've an appointment there on the sixth at three",
];

test.each([
  ['which one of the children wanted to sell them? I have a call in a minute', 'Yasmin'],
  ['at what hour is my appointment with the lawyer?', 'at three'],
  ["can you tell me the midwife's name?", 'Agnieszka'],
])('%j is answered with the sentence that was told', (question, answer) => {
  expect(lastReplyTo([...told, question])).toContain(answer);
});

test.each(["what was the dog's name?", 'did I tell you what my mother-in-law is called?'])(
  '%j, of whom no name was told, gets no other name',
  (question) => {
    expect(lastReplyTo([...told, question])).toContain('not told me that name');
  },
);

test('of a correction the part that puts right is said, and not what was added', () => {
  const reply = lastReplyTo([
    'Dad drove the 49 bus in Leeds for thirty years',
    'no sorry, it was the 56 not the 49. my brother is disgusted with me',
  ]);
  expect(reply).toContain('the 56, not the 49');
  expect(reply).not.toContain('disgusted');
});

test('a pet that was named by its name alone is told again', () => {
  const said = ['dog died', 'Moss. sheepdog. 12', 'wife cried', 'what did I call him?'];
  expect(lastReplyTo(said)).toMatch(/Moss/);
});

test('how long is answered by a time, and by no other number', () => {
  const reply = lastReplyTo([
    'my friend was killed 7 weeks ago',
    'one of them owed him ninety quid',
    'how long did I say it was since he died?',
  ]);
  expect(reply).toMatch(/7 weeks/);
  expect(reply).not.toMatch(/ninety/);
});

test.each([
  "I've told you that and I don't know why I've told you that",
  'You remember the river, the time you pulled me out?',
  'daft for a budgie, eh?',
])('%j is no question for what was told', (text) => {
  const reading = { act: 'ask-recall' } as const;
  expect(lastReplyTo(['my budgie died', 'he sang at night', { text, reading }])).not.toMatch(
    /^You told me/,
  );
});
