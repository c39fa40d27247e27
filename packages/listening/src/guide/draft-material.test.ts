import { expect, test } from 'vitest';
import { lastReplyTo, repliesTo } from './talk-testing.ts';

const ofPa = [
  'My pa Willem died in June.',
  'My chemistry coursework is due on Monday.',
  'He taught me to whistle with a leaf.',
];

test('where a text would be put together from what was told, it is shown what could be in it, and whose words are wanted', () => {
  const reply = lastReplyTo([...ofPa, 'can you write a toast about pa for Saturday, funny']);
  expect(reply).toContain('“He taught me to whistle with a leaf.”');
  expect(reply).not.toContain('coursework');
  expect(reply).toMatch(/What should it say first\? I will put it in\.$/);
});

test('what is said then becomes the text, word for word', () => {
  const said = repliesTo([
    ...ofPa,
    'can you write a toast about pa for Saturday, funny',
    'Please lift your glass to the only man who braaied in a tie',
  ]);
  expect(said.at(-1)).toMatch(/^Please lift your glass to the only man who braaied in a tie\.\n\n/);
});

test('a sentence that is asked for once more is put in as well, and can be added to', () => {
  const said = repliesTo([
    ...ofPa,
    'can you write a toast about pa for Saturday, funny',
    'make it shorter',
    'Please lift your glass to the only man who braaied in a tie',
    'add that he sang',
  ]);
  expect(said.at(-3)).toMatch(/Give me one sentence/);
  expect(said.at(-2)).toMatch(/^Please lift your glass/);
  expect(said.at(-1)).toMatch(/^Please lift your glass[^\n]*He sang\./);
});

test('who goes on telling, says good night or finds it too long has dictated nothing', () => {
  const asked = [...ofPa, 'can you write a toast about pa for Saturday, funny'];
  for (const said of [
    'Well, I rang the number on the brochure and of course I only got the machine at that hour of the night',
    'fewer adjectives, under fifty words',
    "break's over. Later, toaster",
  ])
    expect(lastReplyTo([...asked, said])).not.toMatch(/brochure.*\n\n|Change|Take out/s);
});

test('a letter holds whole sentences that are said to whom it is for, and few of them', () => {
  const letter = lastReplyTo([
    'My sister Nutsa died in spring.',
    'She could stand on two horses going flat out.',
    'At a servo outside Rocky.',
    'I had to bake a cake for a baptism.',
    'She stole my boots every winter.',
    'please write a letter to her',
  ]);
  expect(letter).toContain('You could stand on two horses going flat out.');
  expect(letter).toContain('You stole my boots every winter.');
  expect(letter).not.toMatch(/servo|baptism/i);
});

test('a question of another kind changes no draft', () => {
  const reply = lastReplyTo([
    ...ofPa,
    'please write a letter to him',
    'How long do people wait before they take away the name on the door?',
  ]);
  expect(reply).not.toMatch(/^Dear/);
});
