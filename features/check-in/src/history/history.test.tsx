import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { yearsOf } from '../pictures/calendar-facts.ts';
import { makeSampleCheckIns } from '../sample-check-ins.ts';
import { HistoryLine } from './history-line.tsx';

const path = '/emotions';

async function week() {
  const data = await createTestData();
  await makeSampleCheckIns(data);
  return data;
}

async function lines() {
  const history = await screen.findByRole('region', { name: 'Emotion History' });
  const list = await within(history).findByRole('list');
  return within(list).getAllByRole('listitem');
}

test('the history shows what was named, how strongly, and when, newest first', async () => {
  const { user } = await renderScreen({ routes, path, data: week() });
  await user.click(await screen.findByRole('button', { name: 'View Emotion History' }));
  const [newest, , , anger] = await lines();
  expect(newest).toHaveTextContent(
    'HopePresent but mildI opened the curtains in the back room.Nov 19',
  );
  expect(anger).toHaveTextContent('AngerStrongThe phone company asked to speak to him.Nov 14');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Emotion History' })).toHaveFocus(),
  );
});

test('hiding the history brings the reader back to its button', async () => {
  const { user } = await renderScreen({ routes, path, data: week() });
  await user.click(await screen.findByRole('button', { name: 'View Emotion History' }));
  await user.click(await screen.findByRole('button', { name: 'Hide History' }));
  expect(screen.queryByRole('region', { name: 'Emotion History' })).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'View Emotion History' })).toHaveFocus(),
  );
});

test('a check-in that will not open hides none of the others', async () => {
  const data = await week();
  const { items } = await data.checkIns.recent();
  data.damage(items[1]?.id ?? '');
  const { user } = await renderScreen({ routes, path, data });
  await user.click(await screen.findByRole('button', { name: 'View Emotion History' }));
  const shown = await lines();
  expect(shown).toHaveLength(5);
  expect(shown[1]).toHaveTextContent('This could not be opened');
  expect(shown[1]).toHaveTextContent('Nov 18');
  expect(shown[2]).toHaveTextContent('Peace');
});

test('a check-in that will not open can be deleted for good', async () => {
  const data = await week();
  const { items } = await data.checkIns.recent();
  const [, second] = items;
  if (!second) throw new Error('no check-in');
  await data.checkIns.restore({ ...second, createdAt: '+275760-09-13T00:00:00.000Z' });
  const { user } = await renderScreen({ routes, path, data });
  await user.click(await screen.findByRole('button', { name: 'View Emotion History' }));
  await user.click(await screen.findByRole('button', { name: 'Delete it' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(screen.queryByText('This could not be opened')).toBeNull());
  expect((await data.checkIns.recent()).items.map(({ id }) => id)).not.toContain(second.id);
  expect((await data.checkIns.recent()).items).toHaveLength(items.length - 1);
});

test('a check-in of another century closes no picture', async () => {
  const data = await week();
  const [first] = (await data.checkIns.recent()).items;
  if (!first) throw new Error('no check-in');
  for (const [index, year] of ['0001', '9999'].entries()) {
    const createdAt = `${year}-06-01T12:00:00.000Z`;
    await data.checkIns.restore({ ...first, id: `far-${index}`, createdAt });
  }
  const { items } = await data.checkIns.listWithoutNotes();
  const years = yearsOf(items);
  expect(years.map(({ year }) => year)).toEqual(['9999', '2026', '0001']);
});

test('a check-in whose time is damaged is told of without one', () => {
  render(
    <ul>
      <HistoryLine
        row={{ id: 'torn', at: 'not a time', record: null }}
        isHidden={false}
        mute={{ isMuted: false, toggle: async () => {} }}
        onShow={() => {}}
        onRemove={() => {}}
        onDelete={() => {}}
      />
    </ul>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('This could not be opened');
  expect(screen.queryByRole('time')).toBeNull();
});

test('the list opens with fifty and shows older ones when asked', async () => {
  const data = await createTestData();
  for (let minute = 0; minute < 53; minute += 1) {
    data.setNow(`2026-11-20T20:${String(minute).padStart(2, '0')}:00`);
    await data.checkIns.append({ emotion: 'Sadness', intensity: 1, notes: `${minute}` });
  }
  const { user } = await renderScreen({ routes, path, data });
  await user.click(await screen.findByRole('button', { name: 'View History' }));
  expect(await lines()).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  await waitFor(async () => expect(await lines()).toHaveLength(53));
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('Start New Check-In clears the form, and words cleared by it can be brought back', async () => {
  const { user } = await renderScreen({ routes, path, data: week() });
  await user.click(await screen.findByRole('radio', { name: 'Anxiety' }));
  await user.type(screen.getByRole('textbox', { name: /Notes/ }), 'The letter came.');
  await user.click(screen.getByRole('button', { name: 'View Emotion History' }));
  await user.click(await screen.findByRole('button', { name: 'Start New Check-In' }));
  await waitFor(() => expect(screen.getByText('How are you feeling?')).toHaveFocus());
  expect(screen.getByRole('textbox', { name: /Notes/ })).toHaveValue('');
  expect(screen.getByRole('radio', { name: 'Anxiety' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  expect(screen.getByRole('textbox', { name: /Notes/ })).toHaveValue('The letter came.');
  expect(screen.getByRole('radio', { name: 'Anxiety' })).toBeChecked();
});

test('from the summary, Start New Check-In opens an empty form', async () => {
  const data = await week();
  await data.checkIns.save({ emotion: 'Grief', intensity: 2, notes: 'Thursday.' });
  const { user } = await renderScreen({ routes, path, data });
  await user.click(await screen.findByRole('button', { name: 'View History' }));
  await user.click(await screen.findByRole('button', { name: 'Start New Check-In' }));
  await waitFor(() => expect(screen.getByText('How are you feeling?')).toHaveFocus());
  expect(await screen.findByRole('textbox', { name: /Notes/ })).toHaveValue('');
  expect((await data.checkIns.today())?.notes).toBe('Thursday.');
});

test('an empty history says so', async () => {
  const { user } = await renderScreen({ routes, path });
  await user.click(await screen.findByRole('button', { name: 'View Emotion History' }));
  expect(await screen.findByText(/Nothing here yet/)).toBeVisible();
});
