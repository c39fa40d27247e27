import { expect, test } from 'vitest';
import { forbiddenIn } from './forbidden.ts';
import { frameNotes, frames, wholeNotes } from './message-frames.ts';
import { lastReplyTo } from './talk-testing.ts';

const wedding = [
  'three years with Caleb and he ended it in a car park',
  'he kept the dog. I found that dog',
  'I have this wedding on Saturday and I am still on the list as his plus one',
];

test('a refusal gives no reasons, whatever was told', () => {
  const draft = lastReplyTo([
    ...wedding,
    'please write a text to Priya telling her I am not coming',
  ]);
  expect(draft).toMatch(/^Hi Priya,\n\nThank you for thinking of me\.\nI will not be there/);
  expect(draft).not.toMatch(/Caleb|dog|…/);
});

test('a refusal of something else than coming speaks of no day', () => {
  const draft = lastReplyTo([
    'Ravi and I parted in spring after three years',
    'his mother still sends me sweets and asks when I will forgive him',
    'please write a text to his mum saying no, a kind one',
  ]);
  expect(draft).toContain('My answer is no');
  expect(draft).not.toMatch(/there this time|goes well/);
});

test('an answer to several people is no letter to the one who died', () => {
  const draft = lastReplyTo([
    'My husband died in May',
    'his brothers want money for the feast and write every day',
    'I have to answer them and it must be no. please write it for me',
  ]);
  expect(draft).not.toMatch(/Dear Husband|what I cannot say to you/);
  expect(draft).toContain('My answer is no');
});

test('what is sent back goes to nobody who died', () => {
  const draft = lastReplyTo([
    'we lost our baby at twelve weeks',
    'my cousin just texted that it was for the best',
    'give me something to send back',
  ]);
  expect(draft).not.toMatch(/little one|Dear Baby/i);
});

test("a 'no, sorry' in the middle of a message asks for no apology", () => {
  const draft = lastReplyTo([
    'my cousin Jo sent me a joke about my cat dying',
    'I see her on Monday, no sorry Tuesday. please write a text back to Jo',
  ]);
  expect(draft).not.toContain('I am sorry for');
});

test('of what was told nothing stands in thanks: what for is asked first', () => {
  const told = [
    'my husband drank for twenty years and I hid it',
    'Imogen sat with us on the floor until it was over',
    'please write a thank-you note to Imogen',
  ];
  expect(lastReplyTo(told)).toMatch(/What should Imogen know first\? I will put it in\.$/);
  expect(lastReplyTo([...told, 'that she stayed until he was cold'])).toMatch(
    /^Dear Imogen,\n\nShe stayed until he was cold\./,
  );
});

test('what was told stands in a text only where just that is asked for', () => {
  const told = ['I will be in from nine to one', 'I like it when people say his name'];
  expect(lastReplyTo([...told, 'please write an email to the team'])).not.toContain('his name');
  const draft = lastReplyTo([...told, 'please turn what I told you into an email to the team']);
  expect(draft).toContain(
    'Hello everyone,\n\nI will be in from nine to one. I like it when people say his name.',
  );
});

test('what somebody is to be told stands in the message', () => {
  expect(
    lastReplyTo([
      'the landlord wants to sell since she died',
      'he brings people in while I am still in bed',
      'can you tell mr fenwick no viewings before ten and not on sundays',
    ]),
  ).toMatch(
    /^Dear Mr Fenwick,\n\nI wanted to tell you: no viewings before ten and not on Sundays\.\n/,
  );
});

test('a letter to oneself is to nobody else', () => {
  const draft = lastReplyTo([
    'my dad died in May and I nursed him for two years',
    'I miscounted his pills once',
    'could you write a letter to myself, from somebody kinder',
  ]);
  expect(draft).toMatch(/^Dear me,/);
});

test('a page for somebody nobody knows does not go to the one who died', () => {
  const draft = lastReplyTo([
    'dad died in May and the house is sold',
    'the pear tree bears every second year',
    "I'd like to leave a letter for whoever buys it. could you write it",
  ]);
  expect(draft).toMatch(/What should they know first\?/);
  expect(draft).not.toContain('Dear Dad');
});

test('words that others will hear are about the one who died, and leave the others out', () => {
  const draft = lastReplyTo([
    'dad drove the 46 bus for thirty one years',
    'he hummed when he parked, any car, every time',
    'dad died in February',
    'my brother Kieran has left it all to me',
    'please write a few lines for the eulogy',
  ]);
  expect(draft).toContain('He hummed when he parked');
  expect(draft).not.toMatch(/Kieran|^Dear/);
});

test('what the stone could say is told in their own words at once', () => {
  const draft = lastReplyTo([
    'my gran was called Odile and she ran a bakery in Lyon',
    'she always put her hand flat on my back when I cooked',
    'she died in January, on the 22nd',
    'what could the stone say?',
  ]);
  expect(draft).toContain('She always put her hand flat on my back when I cooked.');
});

test('a complaint never goes to the one who died', () => {
  const draft = lastReplyTo([
    'my husband Alan died in that hospital in April',
    'they keep sending him letters for his appointments',
    'I have telephoned twice',
    'please write a formal complaint for me. Mr Alan Peverell was his name',
  ]);
  expect(draft).toMatch(/^To whom it may concern,/);
});

test('what is asked of somebody stands in the message', () => {
  expect(
    lastReplyTo([
      'mum died in March and I am back at work',
      'Steph gives me three deadlines a week',
      'please write an email to ask Steph to go easy on the deadlines till Easter',
    ]),
  ).toContain('Hello Steph,\n\nCould you please go easy on the deadlines till Easter?\nThank you.');
});

test('a name with an accent stays whole', () => {
  const draft = lastReplyTo([
    'Oisín was born in November and he died the same day',
    'he had a full head of black hair',
    'we called him Oisín after his grandfather',
    'please write a poem about him',
  ]);
  expect(draft).not.toContain('Oisíand');
});

test('one line is one line', () => {
  const draft = lastReplyTo([
    'my mate Dazza died three weeks ago',
    'we surfed together since we were eleven',
    'he taught half the town to surf',
    'please write one line for the notice in the paper',
  ]);
  const [line = '', , note] = draft.split('\n');
  expect(line.match(/[.]/g)).toHaveLength(1);
  expect(note).toBeDefined();
});

test('nothing of a message says what no reply may say', () => {
  for (const text of [...Object.values(frames).flat(), ...frameNotes, ...wholeNotes])
    expect(forbiddenIn(text), text).toBeNull();
});
