import { expect, test } from 'vitest';
import { messagesOf } from './facts-testing.ts';
import { factsIn } from './learn.ts';
import { lineOf, retold } from './lines.ts';

const told = (said: string) => factsIn(messagesOf(said));

test('each fact is one plain sentence to the person', () => {
  const facts = told(
    'my mum Vera died last tuesday. she was 71. the radio helps. Sundays are the hardest. i live in Hull. her favourite song was Danny Boy. I have three sisters. everyone called my mum Vee',
  );
  expect(facts.map(lineOf)).toEqual([
    'You told me about your mum.',
    'Your mum’s name is Vera.',
    'Your mum died.',
    'Your mum died: last Tuesday.',
    'Your mum’s age: 71.',
    'This helps: the radio.',
    'This hurts: Sundays.',
    'You live in Hull.',
    'Your mum’s song: Danny Boy.',
    'You have 3 sisters.',
    'Your mum is also called Vee.',
  ]);
});

test('retold, the facts are told again by the person, without the days that are past', () => {
  const facts = told('my mum Vera died last tuesday. she was 71. i live in Hull');
  expect(retold(facts)).toEqual([
    'I told you about my mum. My mum’s name is Vera. My mum died. My mum turned 71.',
    'I live in Hull.',
  ]);
});

test('the same facts come from what was retold', () => {
  const facts = told('my mum Vera died in Leeds. she was 71. we were married for 42 years');
  const again = factsIn(retold(facts).map((text, at) => ({ id: `r${at}`, text, at: '' })));
  for (const { kind, about, value } of facts) {
    if (kind === 'place') continue;
    expect(again).toContainEqual(expect.objectContaining({ kind, about, value }));
  }
});
