import { expect, test } from 'vitest';
import { actByWords } from './act-by-words.ts';
import { wordsOf } from './text.ts';

const actOf = (text: string) => actByWords(text, wordsOf(text).length);

test.each([
  "I'm away to my bed. Feels odd, having told it. Odd like a tooth out. Thanks",
  'pot noodle then bed',
  'fair. physics practical at 9 and i have not touched the record book. gn',
  "Right, the generator's coughing so I'll say good night while I've still got a light. Thursday is a herring Thursday",
  'Enough. I am going to bed, I never was any good at the short ones',
  "He's stirring, I better go turn him. Appreciate you, baby.",
  'I thank you. It is late and I must still water her geraniums, she would be strict about this.',
  "There's a ewe started by the sound of it. Better go. Nos da.",
  "Load-shedding at four so I'd better charge this thing. Thank you, it was good to be Shireen for a bit.",
  'gotta sleep got mocks tmrw. safe',
  'ya me voy, i have a chem exam. thx for not saying theres more fish',
  "It's snowing sideways here and the cat wants in, or out, he doesnae know. That's me away to my bed. You've been awfy good, cheerio.",
])('%j takes leave', (text) => {
  expect(actOf(text)).toBe('bye');
});

test.each([
  "I'm going to bed alone again",
  "I can't go to bed, I'm away to my bed and then I lie awake",
  'she said good night and went',
  'his side of the bed',
  'thank you, I have to go to the funeral on Friday and I have no shoes',
  'He said thanks to everybody and it was late and nobody had cleared the table',
  'they told me that I must sleep more, thanks for nothing to all of them and their apps with the whales in it, I lie there and count the cars, and then I get up and make his lunch as if he still went to school, and put it in the bag',
  'I come home, I look at my phone, I go to bed',
  'I do the dishes and the bins and the cat and then bed',
])('%j does not', (text) => {
  expect(actOf(text)).not.toBe('bye');
});
