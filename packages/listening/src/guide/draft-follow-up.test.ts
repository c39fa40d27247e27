import { expect, test } from 'vitest';
import { lastReplyTo, repliesTo } from './talk-testing.ts';

const ofBen = [
  'my brother Ben died in June',
  'he mended every radio in our street',
  'he fed the cats of the harbour master',
  'my uncle wants his van already and I am so cross',
  'I ate toast in the bath today',
];

test('words for the funeral hold what was told of the one who died, and no quarrel', () => {
  const draft = lastReplyTo([...ofBen, 'can you write me a few lines for the funeral please']);
  expect(draft).toContain(
    'Ben mended every radio in our street. He fed the cats of the harbour master.',
  );
  expect(draft).not.toMatch(/van|toast|cross/);
});

test('where too little was told of them it is asked, and the answer becomes the text', () => {
  const [asked, draft] = repliesTo([
    'my friend Nuala was killed in March',
    'everyone in school is being weird and one of them owed her money',
    'can you write me a few lines for the mass please',
    'put in something about her eating 7 pies at the fair',
  ]).slice(-2);
  expect(asked).toContain('Nuala');
  expect(draft).toContain('ate seven pies at the fair.');
  expect(draft).not.toContain('weird');
});

test.each([
  ['make it shorter', 'It is shorter now.'],
  ['too grand. plainer', 'I can only take words away or add yours'],
])('%j takes away', (change, note) => {
  const [draft = '', after = ''] = repliesTo([
    ...ofBen,
    'can you write me a few lines for the funeral please',
    change,
  ]).slice(-2);
  expect(after).toContain(note);
  expect(after.split('\n')[0]?.length).toBeLessThan(draft.split('\n')[0]?.length ?? 0);
});

test('a sentence is put in, and one is taken out', () => {
  const said = [...ofBen, 'can you write me a few lines for the funeral please'];
  const added = lastReplyTo([...said, 'could you put in that he sang in the car?']);
  expect(added).toContain('He sang in the car.');
  expect(added).toContain('radio');
  const without = lastReplyTo([...said, 'take out the bit about the radio']);
  expect(without).not.toContain('radio');
  expect(without).toContain('harbour');
});

test('what became of a message asks for no change', () => {
  const reply = lastReplyTo([
    'my mum died in May and my brother Kit wants her car',
    'can you do me a text to Kit, something that says not yet',
    'sent him something in the end. nothing back',
  ]);
  expect(reply).not.toContain('Hi Kit');
});

test('a message holds only what the request dictates', () => {
  const draft = lastReplyTo([
    ...ofBen,
    'can you do me a text to Kit, something that says not yet without starting a row',
  ]);
  expect(draft).toMatch(/^Hi Kit,\n\nNot yet\.\n\n/);
});

test('an epitaph is the name and a short phrase', () => {
  const draft = lastReplyTo([
    'my dog died',
    'Moss. sheepdog. 12',
    'vet came to the ute',
    'epitaph please. few words',
  ]);
  expect(draft).toMatch(/^Moss\. Sheepdog, 12 years\.\n/);
});

test.each([
  'I just need to say it somewhere without an aunt in the room',
  "Let's play: say something rude about my sister",
])('%j asks for no text', (said) => {
  expect(lastReplyTo([...ofBen, said])).not.toMatch(/a letter|a poem|message/);
});

test.each([
  'More short. She knows me, I never speak so beautiful',
  "he'll smell that a machine wrote it. again, but like a man who fixes his own gate",
  'too nice. put some vinegar in it',
])('%j says how it is to sound, and stands in no text', (text) => {
  const [, , reply = ''] = repliesTo([
    'my brother died in march',
    'can you write a message to his wife',
    text,
  ]);
  expect(reply).not.toMatch(/^(?:Hi|Hello|Dear)/);
  expect(reply).not.toMatch(/beautiful|machine|vinegar\?/);
});
