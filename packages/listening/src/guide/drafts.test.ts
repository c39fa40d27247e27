import { expect, test } from 'vitest';
import { draftNotes } from './draft-lines.ts';
import { lastReplyTo, repliesTo } from './talk-testing.ts';
import { wordsOf } from './text.ts';
import { requestedWriting } from './writing-requests.ts';

const told = [
  'My mum Ruth died three weeks ago.',
  'She used to phone me every Sunday at six.',
  'I never got to say goodbye to her.',
  'Her slippers are still by the door.',
  'I cannot listen to her voicemail.',
];

test.each([
  ['write me a letter', 'letter'],
  ['could you help me write something for him? a letter', 'letter'],
  ['a poem please', 'poem'],
  ['Can you help me write a journal entry about today', 'reflection'],
  ['can you put that in a letter for nan', 'letter'],
  ['would you draft that for me so I can copy it in my own hand', 'letter'],
  ['maybe a letter from me to her? simple words', 'letter'],
  ['put it in verse for me. the farm', 'poem'],
  ['could you turn what I said into a few lines I can keep, not a letter', 'reflection'],
  ['write me something to read at the grave', 'reflection'],
  ['help me get it down, Dear Dad and so on', 'letter'],
  ['draft me something to Priyanka, kind, not begging', 'letter'],
  ['could you word it for me', 'letter'],
  ['help me say goodbye to him properly', 'letter'],
  ['Make me a rhyme about Bosun', 'poem'],
  ["I'd love a few lines we could say out loud", 'poem'],
  ['can you mirror it back to me', 'reflection'],
  ['Sum the day up for me would you', 'reflection'],
  ['should I write to him?', null],
  ['I want to put it in the letter to DeShawn. what did I say?', null],
  ['I wrote him a letter last year', null],
  ['she kept every letter I sent', null],
])('"%s" asks for %s', (text, kind) => {
  expect(requestedWriting(text)).toBe(kind);
});

test("a letter is from the person to the one who died, in the person's own sentences", () => {
  const letter = lastReplyTo([...told, 'please write a letter to her']);
  expect(letter).toMatch(/^Dear Mum,/);
  expect(letter).toContain('You used to phone me every Sunday at six.');
  expect(letter).toContain('Your slippers are still by the door.');
  expect(letter).not.toMatch(/\b(?:she|her)\b/i);
  expect(wordsOf(letter).length).toBeLessThanOrEqual(220);
});

test('a poem and a reflection contain what was told', () => {
  expect(lastReplyTo([...told, 'write a poem'])).toMatch(/slippers/);
  expect(lastReplyTo([...told, 'a reflection'])).toMatch(/^She used to phone me every Sunday/);
});

test('a message to somebody else holds nothing that was told, and asks what it is to say', () => {
  const draft = lastReplyTo([
    'dad died Friday, the funeral is Thursday in Leeds',
    'he drove the number 9 bus for thirty years',
    'my boss is called Karen',
    'please write a text to Karen for me',
  ]);
  expect(draft).toMatch(/ What should Karen know first\? I will put it in\.$/);
  expect(draft).not.toContain('drove');
});

test('nothing stands in plain lines that was not told', () => {
  const draft = lastReplyTo([
    'our dog Bruno died at home on Sunday',
    'he waited until my son came back from his shift',
    'he was thirteen and hated the sea',
    'write a few plain lines please',
  ]);
  const [lines = ''] = draft.split('\n\n');
  expect(lines).toBe(
    'He waited until my son came back from his shift. He was thirteen and hated the sea.',
  );
});

test('no letter goes to the cat that somebody left behind', () => {
  const draft = lastReplyTo([
    'He left on the 3rd of March. Eleven years together. Mateo.',
    'He took the coffee machine and left the cat.',
    'write me the letter that I will never send him',
  ]);
  expect(draft).not.toMatch(/Dear Cat|left you/i);
});

test('if too little was told, the guide asks for more before it writes', () => {
  const first = lastReplyTo(['hi', 'write me a letter']);
  expect(first).toContain('?');
  expect(first).not.toMatch(/^Dear/);
});

test('a list of things is enough for a poem', () => {
  expect(
    lastReplyTo([
      'my mum died',
      'write me a poem',
      'The sea, her red coat, the smell of oranges in her pockets.',
    ]),
  ).toMatch(/red coat/);
});

test('a reply has a draft only when one was requested, and a note below it', () => {
  const said = repliesTo([...told, 'please write a letter to her']);
  for (const reply of said.slice(0, -1)) expect(reply).not.toMatch(/^Dear/);
  expect(said.at(-1)).toMatch(/^Dear Mum,/);
  expect(draftNotes.some((note) => said.at(-1)?.endsWith(note))).toBe(true);
});

test('the chosen type of writing is written once, as soon as enough was told', () => {
  const said = repliesTo(told, { writing: 'letter' });
  expect(said.filter((reply) => reply.startsWith('Dear Mum,'))).toHaveLength(1);
});

test('a letter asked for somebody by name is to them, and asks what they should know', () => {
  const asked = lastReplyTo(['my mum died in May', 'please write a letter to my brother']);
  expect(asked).toContain('your brother');
  expect(asked).toContain('?');
});

test('what was told about others and the person stands in the letter too, the bare news does not', () => {
  const letter = lastReplyTo([
    'my nan Beryl died 2 weeks ago',
    'she taught me to crochet. badly',
    'we had bought wool on the Saturday',
    'can you put that in a letter for nan',
  ]);
  expect(letter).toMatch(/^Dear Nan,/);
  expect(letter).toContain('You taught me to crochet.');
  expect(letter).toContain('We had bought wool on the Saturday.');
  expect(letter).not.toMatch(/You died/);
});

test('a letter to somebody who was not named is to "you"', () => {
  const letter = lastReplyTo([
    'he ended it in a car park after six years',
    'we had bought a lamp',
    'write me the letter that I will never send him',
  ]);
  expect(letter).toMatch(/^To you,/);
  expect(letter).toContain('You ended it in a car park after six years.');
});

test('a poem that was to rhyme says that it does not', () => {
  expect(lastReplyTo([...told, 'write a poem, it has to rhyme'])).toContain(
    'I cannot make it rhyme.',
  );
});

test.each([
  [
    'who is only ever named',
    ['keisha was 20. she was doing nursing', 'she labelled everything in the fridge'],
    'I want to write to her, can you write the letter',
    'Dear Keisha,',
  ],
  [
    'whom the request names',
    ['tigger got run over and he was my cat not my sisters', 'he slept in my jumper drawer'],
    'can you do a leter to tigger please',
    'Dear Tigger,',
  ],
  [
    'a friend and no animal that was only mentioned',
    [
      'I left Damian on Sunday after nineteen years',
      'took the dog and my passport',
      "he isn't a bad man",
    ],
    'please write it all down in a letter to him',
    'Dear Damian,',
  ],
  [
    'the animal, where it is to a dog',
    [
      'buddy was 14 and deaf',
      'he waited at the window for the school bus',
      'he stole toast and my mom laughed',
      'he slept on my feet',
    ],
    'is it dumb to write to a dog? please write a letter to a dog for me',
    'Dear Buddy,',
  ],
])('a letter is to %s', (_whom, said, request, salutation) => {
  const letter = lastReplyTo([...said, request]);
  expect(letter.split('\n')[0]).toBe(salutation);
  expect(letter).not.toContain('leter');
});

test.each([
  ['Mum is in a home', "mum's in Elm Court now", 'You are in Elm Court now.'],
  ['Pilar raised me', 'Grandma Pilar raised six of us', 'You raised six of us.'],
])('%s: %j is said to them as %j', (first, second, expected) => {
  const letter = lastReplyTo([
    first,
    second,
    'she cut my hair in the yard',
    'write a letter to her please',
  ]);
  expect(letter).toContain(expected);
});

test('a child who asks whether it was the cause hears that it was not', () => {
  const reply = lastReplyTo(['I am 9 and grandad died', 'is it my falt because I had a cold']);
  expect(reply).toMatch(/n[o']t your fault|n[o']t because of you|^No\. Being loud/);
});

test('in a poem to her, her is you or your by what follows', () => {
  const poem = lastReplyTo([
    'my horse Clover died',
    'I had her since I was nine',
    'her saddle is in the hall',
    'write me a poem about her',
  ]);
  expect(poem).toMatch(/I had you since I was nine/);
  expect(poem).toMatch(/Your saddle is in the hall/);
});
