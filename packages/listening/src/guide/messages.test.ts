import { expect, test } from 'vitest';
import { lastReplyTo } from './talk-testing.ts';

const told = ['my dad died on the third', 'I am back at work and I cannot think'];

test.each([
  [
    'what is to be said stands in it',
    'can you text my landlord that I need two more weeks',
    'Hi,\n\nI wanted to let you know that I need two more weeks.',
  ],
  [
    'a wish for something back is asked plainly',
    'text to Owen asking for my record player back, civil',
    'Hi Owen,\n\nI would like to ask for my record player back.\nThank you.',
  ],
  [
    'thanks are for what was done',
    'a card to Joanna thanking her for holding my hand',
    'Dear Joanna,\n\nThank you for holding my hand.\nIt meant a lot to me.',
  ],
  [
    'an apology says for what',
    'help me say sorry to Bea for shouting at the wake',
    'Dear Bea,\n\nI am sorry for shouting at the wake.',
  ],
  [
    'somebody is asked to leave one alone',
    'write a text telling Jo to stop messaging me',
    'Hi Jo,\n\nPlease stop messaging me.',
  ],
  [
    'whoever gets it is you',
    'a text to Ana saying I have the hoodie and she can fetch it',
    'I have the hoodie and you can fetch it.',
  ],
  [
    'a contract is cancelled, and nothing is explained',
    'write to the gym to cancel my membership',
    'To whom it may concern,\n\nI am writing to cancel my membership.',
  ],
  [
    'a name that ends like an adverb is a name',
    'text to Holly asking for the blue dish',
    'Hi Holly,',
  ],
])('%s', (_what, request, expected) => {
  expect(lastReplyTo([...told, request])).toContain(expected);
});

test('where it does not say what it is to say, just that is asked', () => {
  const begun = lastReplyTo([...told, 'I need an email to Niamh at work']);
  expect(begun).toMatch(/What should Niamh know first\? I will put it in\.$/);
  expect(begun.match(/\?/g)).toHaveLength(1);
});

test('what is answered then stands in the message', () => {
  const draft = lastReplyTo([
    ...told,
    'I need an email to Niamh at work',
    "that I won't be in until the ninth",
  ]);
  expect(draft).toContain("Hello Niamh,\n\nI won't be in until the ninth.");
  expect(draft).not.toContain('…');
});

test('who tells how hard it is to write has not said what shall stand there', () => {
  const reply = lastReplyTo([
    ...told,
    'I need an email to Niamh at work',
    'it always starts with sorry and then it all goes wrong',
  ]);
  expect(reply).not.toContain('Hello Niamh');
});

test('of a death that others are to hear of the message says no more than was told', () => {
  const draft = lastReplyTo([
    'our cat Mog died this morning',
    'my son is at uni and loved her',
    'something to text him so he hears it from me',
  ]);
  expect(draft).toContain('I have sad news. Our cat Mog died this morning.');
});

test('a teacher who was kind after a death is not written to as if dead', () => {
  const draft = lastReplyTo([
    'my teacher Mr Reid was kind after nan died',
    'he let me sit in the library',
    'thank mr reid for letting me sit in the library. a card',
  ]);
  expect(draft).toMatch(/^Dear Mr Reid,\n\nThank you for letting me sit in the library\./);
});

test('she who went off with him is not written to by his name', () => {
  const draft = lastReplyTo([
    'she had an affair with my friend Paul',
    'eleven years we had',
    'the angriest letter you can write, to her, please',
  ]);
  expect(draft).not.toMatch(/Dear Paul|with you/);
});

test('a name told with another pronoun greets nobody', () => {
  const draft = lastReplyTo([
    'My mother in law says I should be over it',
    'his name was Teddy',
    'what can I say to her in a message so she stops',
  ]);
  expect(draft).not.toContain('Hi Teddy');
});

test('a card for somebody who lost somebody says so, and asks for no answer', () => {
  const draft = lastReplyTo([
    'my friend Tess lost her husband last week',
    'could you do the card for her',
  ]);
  expect(draft).toContain('I am so sorry for your loss.');
});

test('words for others ask about the one who died, not about today', () => {
  expect(lastReplyTo(['my nan Ruth died on Sunday', 'please do the eulogy'])).toMatch(
    /about Ruth|did Ruth/,
  );
});

test.each([
  [
    "can you write letter to Antek from me. That he had hair black like Mariusz, that i'm sorry about friday, and that his grandmother knows about him",
    "Dear Antek,\n\nYou had hair black like Mariusz. I'm sorry about Friday. Your grandmother knows about you.",
  ],
  [
    "Would you draft a message to my daughter Ruth. That I've met someone, that it takes nothing away from her dad, and I'd like her to meet him in her own time. No exclamation marks",
    "Hi Ruth,\n\nI've met someone. It takes nothing away from your dad. I'd like you to meet him in your own time.",
  ],
  [
    "Can you write me a short email to him, Craig. Dad died tuesday, I'm off until at least the 14th, Priya has the handover files. Nothing soppy",
    "Hello Craig,\n\nDad died Tuesday, I'm off until at least the 14th, Priya has the handover files.",
  ],
  [
    'They bring a card for his wife. Her name is Pauline. Please you write 4-5 lines. She must know he was not alone. And he had finished the joke he was telling',
    'Dear Pauline,\n\nHe was not alone. He had finished the joke he was telling.',
  ],
  [
    "need to say sorry to Chloe by text. that it wasn't about her, that she'd been the only one who even noticed I hadn't eaten, and can I buy her a coffee saturday. don't make excuses for me",
    "Hi Chloe,\n\nI am sorry. It wasn't about you. You'd been the only one who even noticed I hadn't eaten, and can I buy you a coffee Saturday.",
  ],
  [
    'can you do me a text to my manager Dawn. say mum died tonight, i wont be in tomorrow, Kieran has the keys for the van. nothing else',
    "Hi Dawn,\n\nMum died tonight. I won't be in tomorrow, Kieran has the keys for the van.",
  ],
  [
    "i want a letter to him. i never even ate the cheese and pickle one. i sat with you 3 days. i hope you weren't scared. something like that but joined up properly",
    "Dear Antek,\n\nI never even ate the cheese and pickle one. I sat with you 3 days. I hope you weren't scared.",
  ],
  [
    'can you build the eulogy. that he taught me to ride a bike by lying that he was still holding on. that he gave his coat away in december twice. that he rang me every sunday',
    'He taught me to ride a bike by lying that he was still holding on. He gave his coat away in december twice. He rang me every Sunday.',
  ],
  [
    "pls help me write a message to her mum. i want to say i'm so sorry, that Amelie was the funniest person in our form, and that she doesn't have to answer. i am called Zoe",
    "Hi,\n\nI'm so sorry. Amelie was the funniest person in our form. You don't have to answer.\n\nZoe",
  ],
])('%j is a message of what the request says, and of nothing else', (request, message) => {
  const told = ['My son Antek died.', 'I wake at three and feel the ribs.', request];
  const reply = lastReplyTo(told);
  expect(reply.startsWith(`${message}\n\n`)).toBe(true);
  expect(reply).not.toContain('ribs');
});

test("others hear nothing that is nobody's business, and a party nothing of what was told", () => {
  const told = [
    'My daughter Aoife died.',
    "I don't know how I'm meant to do this for thirty more years.",
    'Wife goes to a group in the parish.',
  ];
  const few = "i have to say a few words. she was doing food science and she couldn't boil an egg";
  expect(lastReplyTo([...told, `${few}. write me something`])).not.toMatch(/thirty|parish/);
  expect(
    lastReplyTo([...told, 'can you write a little speech for the party, must be funny']),
  ).not.toMatch(/thirty|parish/);
});
