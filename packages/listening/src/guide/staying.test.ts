import { expect, test } from 'vitest';
import { dangerAgo } from './guide.ts';
import { takesPlainLeave } from './read-message.ts';
import { repliesTo } from './talk-testing.ts';

const said = (text: string, crisis?: true) => ({ role: 'user' as const, text, crisis });

test('a message that says it plainly is counted from the newest', () => {
  const messages = [said('I want to kill myself tonight', true), said('I put it back'), said('ok')];
  expect(dangerAgo(messages)).toBe(2);
  expect(dangerAgo(messages.slice(0, 2))).toBe(1);
});

test('what the reader alone took for danger is stayed with once, and longer while it is answered', () => {
  const heard = said('I have his pliers, retaped six times', true);
  expect(dangerAgo([heard, said('ok')])).toBe(1);
  expect(dangerAgo([heard, said('ok'), said('the dog is out')])).toBeNull();
  const answers = [
    said("I'm not saying it for attention. Im just tired"),
    said('no theres no one here. Trish has her light on'),
    said('dont call anyone on me'),
    said(
      'if I ring that number they wont send the cops round will they? a fella at work had that and he lost his job',
    ),
  ];
  expect(dangerAgo([heard, ...answers])).toBe(4);
  expect(dangerAgo([heard, ...answers, said("the dog's just put his head on my foot")])).toBeNull();
});

test('what the reader alone took for danger once is let go of where other things are told, but not where they are alone after all', () => {
  const heard = said('I have his pliers, retaped six times', true);
  const told = said('I fed the cat and washed up and put the bins out');
  expect(dangerAgo([heard, told])).toBeNull();
  expect(dangerAgo([heard, told, said('no one is here')])).toBe(2);
});

test('only who takes leave in plain words is told good night while danger is stayed with', () => {
  const leaves = (text: string) =>
    takesPlainLeave({ text, wordCount: text.split(' ').length, act: 'bye' });
  expect(leaves('ok good night')).toBe(true);
  expect(leaves("I'm off to bed now")).toBe(true);
  expect(leaves('You were kind to me and I want you to know that, whatever comes.')).toBe(false);
});

test('who answers the question at length has not moved on', () => {
  const answers = [
    said('no, there is nobody here with me tonight, they are all away'),
    said("I don't know, I am not ringing anybody at this hour of the night"),
    said('my sister would come but I would not call her, I am on my own'),
  ];
  expect(dangerAgo([said('my husband hit me last night', true), ...answers])).toBe(3);
});

test('plain words are stayed with for longer, also where the reader alone heard something after them', () => {
  const messages = [
    said('I have just swallowed all my tablets', true),
    said('ok'),
    said('I have his pliers, retaped six times', true),
    said('the dog is out'),
    said('and the light is on'),
  ];
  expect(dangerAgo(messages)).toBe(4);
});

test('the newest message itself is not counted', () => {
  expect(dangerAgo([said('hello'), said('I want to kill myself tonight', true)])).toBeNull();
});

test('two messages in a row that raised a card count, whatever their words', () => {
  const messages = [
    said('wrote down where the passwords are', true),
    said('might not do tomorrow', true),
    said('you need not panic'),
  ];
  expect(dangerAgo(messages)).toBe(1);
});

test('two long letters in which the reader alone heard danger are not stayed with', () => {
  const page = `We had a swarm today. ${'I put the ladder against the quince tree and the neighbour held the box for me. '.repeat(6)}`;
  const messages = [said(page, true), said(page, true), said('The dog has four stitches.')];
  expect(dangerAgo(messages)).toBeNull();
  expect(
    dangerAgo([said(page, true), said('I want to kill myself tonight', true), said('ok')]),
  ).toBe(1);
});

test('what friends did to each other as children is not stayed with, what happens now is', () => {
  const after = [said('I got half a day off'), said('he had season tickets')];
  expect(
    dangerAgo([said('Known him since grade 4. He bit me. Friends after', true), ...after]),
  ).toBeNull();
  expect(dangerAgo([said('my husband hit me last night', true), ...after])).toBe(2);
});

test('who tells of other things three times is listened to again, but not after the greatest danger', () => {
  const since = [
    said("I'm back in my old room at my parents with the volleyball trophies"),
    said('My sister made soup and we watched the news together'),
    said('I got a library card, that is the whole achievement for today'),
  ];
  const hit = said('my husband hit me last night', true);
  expect(dangerAgo([hit, ...since.slice(0, 2)])).toBe(2);
  expect(dangerAgo([hit, ...since])).toBeNull();
  expect(dangerAgo([hit, said('ok'), ...since.slice(0, 2)])).toBe(3);
  expect(dangerAgo([said('I have just swallowed all my tablets', true), ...since])).toBe(3);
});

test('it is over where somebody came', () => {
  const messages = [
    said('I want to kill myself tonight', true),
    said("ok I've woke Becca up. I'm not on my own now"),
    said('she put the kettle on'),
  ];
  expect(dangerAgo(messages)).toBeNull();
});

test.each([
  "he's phoning me now. I have to pick up",
  'Craig is calling me back',
  "I'm on the phone to him",
])('it is over once somebody is on the line: %j', (text) => {
  const messages = [said('I want to kill myself tonight', true), said(text), said('he is coming')];
  expect(dangerAgo(messages)).toBeNull();
});

test('words about somebody who controls them are no reason to stay with danger for six messages', () => {
  const messages = [
    said('can my mom see what i type here she checks my phone', true),
    said('ok'),
    said('my boyfriend killed himself in march'),
  ];
  expect(dangerAgo(messages)).toBeNull();
});

test('words about harm to a child, or great danger of any kind, are stayed with', () => {
  for (const text of [
    'I am scared that I will hurt my baby',
    'he has a knife and he is going to kill me',
  ]) {
    expect(dangerAgo([said(text, true), said('ok')]), text).toBe(1);
  }
});

test('what the guide answered, because the reader was not sure, is not stayed with', () => {
  const reply = { role: 'companion' as const, text: 'He kept the apartment.', by: 'guide' };
  const messages = [
    said('he kept the apartment', true),
    reply,
    said('his name is on it', true),
    reply,
    said('ok'),
  ];
  expect(dangerAgo(messages)).toBeNull();
});

test('what is asked while danger is stayed with is answered, and the question stands behind it', () => {
  const told = 'my friend Nastasia sat with me at lunch';
  const stays = { dangerAgo: 2 };
  const name = repliesTo([told, 'what did I say my friend is called?'], stays);
  expect(name.at(-1)).toMatch(/Nastasia/);
  const app = repliesTo([told, 'are you a real person'], stays);
  expect(app.at(-1)).toMatch(/program/);
  for (const reply of [name.at(-1), app.at(-1)])
    expect(reply).toMatch(
      /safe|with you|ring|number|card|close by|still here|message to one person/i,
    );
});

test('a good night that touches dying gets the question and no goodbye', () => {
  const reading = { level: 1 as const, kinds: ['suicide' as const], danger: 0.9 };
  const [reply = ''] = repliesTo([
    { text: "I'm going to bed, maybe I won't get up again", reading },
  ]);
  expect(reply).not.toMatch(/goodbye|bye|see you/i);
  expect(reply).toMatch(/\?/);
});

test('danger that only the reader heard, twice in a row, is stayed with for two messages', () => {
  const talk = [
    said("My wife won't come outside since", true),
    said('Is four feet deep enough', true),
  ];
  const calm = said('I drove a truck');
  expect(dangerAgo([...talk, calm])).toBe(1);
  expect(dangerAgo([...talk, calm, calm])).toBe(2);
  expect(dangerAgo([...talk, calm, calm, calm])).toBeNull();
  expect(dangerAgo([said('I want to kill myself tonight', true), calm, calm, calm])).toBe(3);
});
