import { expect, test } from 'vitest';
import { lastReplyTo } from './talk-testing.ts';

const told = [
  'My gran was called Odile and she ran a bakery in Lyon',
  'she always put her hand flat on my back when I cooked',
  'she died in January, on the 22nd',
];

test.each([
  'help me word something to my boss, just enough so she knows',
  'cards need doing and folk do not all know. what do I put',
  'how would I even start it. like dear gran then what',
])('where a text may be wanted, the companion asks which: %j', (asked) => {
  expect(lastReplyTo([...told, asked])).toContain('letter, a poem or');
});

test.each(['a letter', 'a poem please', 'a few plain lines'])(
  '%j after that is written',
  (kind) => {
    const reply = lastReplyTo([
      ...told,
      'cards need doing and folk do not all know. what do I put',
      kind,
    ]);
    expect(reply).toContain('on my back when I cooked');
  },
);

test.each([
  "please don't just tell me it was not my fault",
  'I read her letter again tonight',
  'I had to say a few words at the funeral and I could not',
  'should I text him',
])('%j asks for no text', (said) => {
  expect(lastReplyTo([...told, said])).not.toContain('letter, a poem or');
});
