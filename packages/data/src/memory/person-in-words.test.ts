import { expect, test } from 'vitest';
import type { Someone } from '../repositories/collection-schemas.ts';
import { createTestData, type TestData } from '../testing.ts';
import { inWords, readPersonInWords } from './person-in-words.ts';

const person = (id: string, name: string, bond: string, called = ''): Someone => ({
  id,
  name,
  bond,
  called,
  calledYou: '',
  ending: '',
});
const vera = person('vera', 'Vera', 'my mum', 'Mum');
const tom = person('tom', 'Tom', 'my ex');

const ownerOf = ({ session }: TestData) => {
  const open = session.getState();
  return open.status === 'open' ? open.account.id : '';
};

async function withPeople(...people: Someone[]) {
  const data = await createTestData();
  for (const one of people) await data.someone.put(one);
  return data;
}

test.each([
  ['Vera', 'my mum', 'your mum, Vera'],
  ['Bear', 'our dog', 'your dog, Bear'],
  ['Mum', 'my mum', 'your mum'],
  ['Vera', '', 'Vera'],
  ['Vera', 'the one who raised me', 'Vera'],
  ['Vera', 'my mum and my best friend', 'Vera'],
  ['Tom', 'my ex, I think', 'Tom'],
])('%s, %s is said as: %s', (name, bond, said) => {
  expect(inWords({ name, bond })).toBe(said);
});

test('the only one there is may be named; of two only the one whom the words name', async () => {
  const data = await withPeople(vera);
  expect(await readPersonInWords(data, [])).toEqual({ who: 'your mum, Vera', naming: 0 });
  await data.someone.put(tom);
  expect(await readPersonInWords(data, ['It rained.'])).toBeNull();
  const texts = ['I miss my mum.', 'It rained.', 'Vera would laugh.'];
  expect(await readPersonInWords(data, texts)).toEqual({ who: 'your mum, Vera', naming: 2 });
  expect(await readPersonInWords(data, ['My mum.', 'Tom called.'])).toBeNull();
  expect(await readPersonInWords(data, ['Her mum was there.'])).toBeNull();
});

test.each(['Vera', 'Mum'])(
  'somebody who is not to be brought up is not named (%s)',
  async (word) => {
    const data = await withPeople(vera);
    await data.muted.change((before) => ({ ...before, words: [word] }));
    expect(await readPersonInWords(data, ['I miss my mum.'])).toBeNull();
  },
);

test('beside somebody who is not to be brought up, or who cannot be opened, nobody is named unasked', async () => {
  const data = await withPeople(vera, tom);
  await data.muted.change((before) => ({ ...before, words: ['Tom'] }));
  expect(await readPersonInWords(data, [])).toBeNull();
  const other = await withPeople(vera, tom);
  other.damage(`${ownerOf(other)}:someone:tom`);
  expect(await readPersonInWords(other, [])).toBeNull();
});

test('where it cannot be read what is muted, nobody is named', async () => {
  const data = await withPeople(vera);
  await data.muted.setItem('some entry', true);
  data.damage(`${ownerOf(data)}:muted`);
  await expect(readPersonInWords(data, [])).rejects.toThrow();
});
