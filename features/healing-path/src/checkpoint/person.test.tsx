import type { Someone } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { keepSamplePath } from '../sample-path.ts';

const vera: Someone = {
  id: 'vera',
  name: 'Vera',
  called: '',
  calledYou: '',
  bond: 'my mum',
  loss: 'death',
  ending: '',
};
const tom: Someone = { ...vera, id: 'tom', name: 'Tom', bond: 'my ex', loss: 'break-up' };

async function open(
  id: string,
  { people, vision, muted }: { people: Someone[]; vision?: string; muted?: string },
) {
  const data = await createTestData();
  await keepSamplePath(data, vision ? { vision } : {});
  for (const one of people) await data.someone.put(one);
  if (muted) await data.muted.change((before) => ({ ...before, words: [muted] }));
  await renderScreen({ routes, path: `/healing-path/checkpoint/${id}`, data });
  await screen.findByRole('textbox');
  return data;
}

test.each([
  ['1', 'It can be to your mum, Vera.'],
  ['2', 'It can be one with your mum, Vera.'],
  ['3', 'It can have to do with your mum, Vera.'],
  ['4', 'It can speak of your mum, Vera.'],
])(
  'checkpoint %s says whom it can be about, and the path that is stored does not',
  async (id, text) => {
    const data = await open(id, { people: [vera] });
    expect(await screen.findByText(text)).toBeVisible();
    expect(JSON.stringify(await data.records.get('healing-path'))).not.toContain('Vera');
  },
);

test('of several it names the one whom the person named in their hope', async () => {
  await open('1', { people: [vera, tom], vision: 'To think of Tom and still sleep.' });
  expect(await screen.findByText('It can be to your ex, Tom.')).toBeVisible();
});

test.each([
  ['nobody is known', { people: [] }],
  ['there are several', { people: [vera, tom] }],
  ['the one is not to be brought up', { people: [vera], muted: 'Vera' }],
])('where %s it names nobody', async (_, life) => {
  await open('1', life);
  // The field waits until it is known, so nothing comes later.
  expect(document.body.textContent).not.toMatch(/Vera|Tom|It can be to/);
});
