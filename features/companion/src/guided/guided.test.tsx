import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { noticed, onCompanion } from '../testing/companion-page.ts';
import { finishedWriting } from '../testing/guided-messages.ts';
import { writeConversation } from '../testing/write-conversation.ts';

const initialPrompt = 'Help me write a journal entry about how I am feeling today.';
const guided = { initialPrompt, guided: true };
const page = { title: '', tags: [] };

async function open(options: { data?: TestData; state?: unknown; path?: string } = {}) {
  const { data = await createTestData() } = options;
  const view = await renderScreen({ routes, path: '/companion', ...options, data });
  return { ...onCompanion(view), data };
}

/** A page on which the first question was asked. */
async function begun(options: { data?: TestData; state?: unknown } = {}) {
  const view = await open({ state: guided, ...options });
  await view.begin('Hope');
  await view.replies(2);
  return view;
}

const asked = async (data: TestData) =>
  ((await data.conversations.current())?.messages ?? []).flatMap(
    (message) => message.guided?.question ?? [],
  );
const saidBy = async (data: TestData) => (await data.conversations.current())?.messages ?? [];
const entry = async () =>
  within(
    (await screen.findByRole('heading', { name: 'What you wrote' })).closest('li') as HTMLElement,
  );

test('AI Guided asks one question, and the message box stays empty', async () => {
  const view = await open({ state: guided });
  expect(await screen.findByText(/you are asked one question at a time/)).toBeVisible();
  await view.begin('Hope');
  const [, first] = await view.replies(2);
  expect(first?.match(/\?/g)).toHaveLength(1);
  expect(await view.box()).toHaveValue('');
  expect(screen.getByText(initialPrompt)).toBeVisible();
  await waitFor(() => expect(view.carried()).toBeNull());
});

test('the answers become a page in the person’s own words, with nothing added', async () => {
  const { say, replies, press, data, where } = await begun();
  await say('  It rained.  ');
  await replies(3);
  await say('I was at home.\n\nThe radio was on.');
  await replies(4);
  await press('That is enough');
  await replies(5);
  expect((await entry()).getByText('It rained.')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'What you wrote' })).toHaveFocus(),
  );
  await press('Put it on the page');
  await waitFor(() => expect(where()).toBe('/write'));
  expect(await data.drafts.get('new')).toMatchObject({
    content: 'It rained.\n\nI was at home.\n\nThe radio was on.',
  });
});

test('words that are on the page already stay, and are not added twice', async () => {
  const data = await createTestData();
  await data.drafts.keep('new', { ...page, title: 'Garden', content: 'The garden is full.' });
  const { say, replies, press, where } = await begun({ data });
  await say('It rained.');
  await replies(3);
  await press('That is enough');
  await press('Put it on the page');
  await waitFor(() => expect(where()).toBe('/write'));
  await data.guidedWriting.putOnPage(null, 'It rained.');
  expect(await data.drafts.get('new')).toMatchObject({
    title: 'Garden',
    content: 'The garden is full.\n\nIt rained.',
  });
});

test('a page that was brought is read, comes first, and keeps its words', async () => {
  const data = await createTestData();
  const saved = await data.entries.create({ ...page, title: 'Tea', content: 'The kettle boiled.' });
  const state = { initialPrompt: 'I would like some guidance with it.', draft: saved.id };
  const { replies, say, press, where } = await begun({ data, state: { ...state, guided: true } });
  const [, first] = await replies(2);
  expect(first).toMatch(/^I have read your page\. It begins: “The kettle boiled\.”/);
  await say('I made one cup.');
  await replies(3);
  await press('That is enough');
  const words = (await entry()).getAllByText(/./, { selector: 'p' });
  expect(words.map(({ textContent }) => textContent)).toEqual([
    'The kettle boiled.',
    'I made one cup.',
  ]);
  await press('Put it on the page');
  await waitFor(() => expect(where()).toBe(`/edit/${saved.id}`));
  expect(await data.drafts.get(saved.id)).toMatchObject({
    title: 'Tea',
    content: 'The kettle boiled.\n\nI made one cup.',
  });
});

test('a question can be skipped, and no question comes twice', async () => {
  const { press, replies, data } = await begun();
  for (let at = 3; screen.queryByRole('button', { name: 'Skip' }); at += 1) {
    await press('Skip');
    await replies(at);
  }
  const questions = await asked(data);
  expect(questions).toHaveLength(6);
  expect(new Set(questions).size).toBe(6);
  expect((await saidBy(data)).at(-1)?.text).toMatch(/You gave no answers, and that is all right/);
  expect(screen.queryByRole('button', { name: 'Put it on the page' })).toBeNull();
});

test('a reload in the middle goes on with the next question', async () => {
  const { say, replies, data, where, unmount } = await begun();
  await say('It rained.');
  await replies(3);
  unmount();
  const again = await open({ data, path: where() });
  await again.say('I stood at the window.');
  await again.replies(4);
  await again.press('That is enough');
  expect((await entry()).getByText('It rained.')).toBeVisible();
  expect((await entry()).getByText('I stood at the window.')).toBeVisible();
});

test('Talk instead goes on as an ordinary conversation, and the answers stay', async () => {
  const { say, replies, press, data } = await begun();
  await say('It rained.');
  await replies(3);
  await press('Talk instead');
  await replies(4);
  expect((await entry()).getByText('It rained.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  await say('I miss my mum.');
  await replies(5);
  expect((await saidBy(data)).at(-1)).toMatchObject({ by: 'guide' });
  expect((await entry()).getByRole('button', { name: 'Put it on the page' })).toBeVisible();
});

test('an answer in danger raises the card, and no question follows', async () => {
  const { say, replies, data } = await begun();
  await say('I want to kill myself tonight.');
  await replies(3);
  expect(screen.getByRole('region', { name: 'Help right now' })).toBeVisible();
  const [mine, reply] = (await saidBy(data)).slice(-2);
  expect(mine).toMatchObject({ crisis: true });
  expect(mine?.guided).toBeUndefined();
  expect(reply).toMatchObject({ by: 'safety', crisis: true });
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  await say('No.');
  await replies(4);
  expect((await saidBy(data)).at(-1)).toMatchObject({ by: 'safety' });
});

test('danger in a page that was brought raises the card before any question, also in its last part', async () => {
  const data = await createTestData();
  const content = `${'The garden is full. '.repeat(120)}I want to kill myself tonight.`;
  await data.drafts.keep('new', { ...page, content });
  const state = {
    initialPrompt: 'I would like some guidance with it.',
    draft: 'new',
    guided: true,
  };
  const { replies } = await begun({ data, state });
  await replies(2);
  expect(screen.getByRole('region', { name: 'Help right now' })).toBeVisible();
  expect((await saidBy(data)).at(-1)).toMatchObject({ by: 'safety' });
  expect(await asked(data)).toEqual([]);
});

test('right after danger no questions begin: the words wait in the message box', async () => {
  const data = await createTestData();
  const id = await writeConversation(
    data,
    ['Grief'],
    [
      ['user', 'Words of danger', { crisis: true }],
      ['companion', 'Are you safe?', { by: 'safety', crisis: true }],
    ],
  );
  const { box } = await open({ data, path: `/companion?conversation=${id}`, state: guided });
  await waitFor(async () => expect(await box()).toHaveValue(initialPrompt));
});

test('where the beginning cannot be kept it says so, and can begin again', async () => {
  const data = await createTestData();
  const id = await writeConversation(data, ['Hope'], [['companion', 'You came with hope.']]);
  data.failNextWrite('store.full');
  const view = await open({ data, path: `/companion?conversation=${id}`, state: guided });
  expect(await screen.findByText('The questions could not be started')).toBeVisible();
  await view.press('Try again');
  await view.replies(2);
  expect(screen.getByRole('button', { name: 'Skip' })).toBeVisible();
});

test('a page that could not be kept says so, and the entry stays', async () => {
  const data = await createTestData();
  const id = await writeConversation(data, ['Hope'], finishedWriting);
  const { press, where } = await open({ data, path: `/companion?conversation=${id}` });
  await entry();
  data.failNextWrite('store.full');
  await press('Put it on the page');
  await noticed('This device is full');
  expect(where()).toMatch(/^\/companion/);
  expect((await entry()).getByText('It rained.')).toBeVisible();
});

test('with another engine chosen the questions are still asked on this device', async () => {
  const data = await createTestData();
  await data.records.put('companion-settings', {
    engine: 'own',
    ownEndpoint: { baseUrl: 'http://localhost:9/v1', model: 'a-model', key: '' },
    consents: { own: 'localhost:9' },
  });
  const { say, replies } = await begun({ data });
  await say('It rained.');
  await replies(3);
  expect((await saidBy(data)).at(-1)).toMatchObject({ by: 'app' });
});
