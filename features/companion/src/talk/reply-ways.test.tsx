import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { onCompanion } from '../testing/companion-page.ts';
import { writeConversation } from '../testing/write-conversation.ts';

const open = async () => onCompanion(await renderScreen({ routes, path: '/companion' }));
const ways = () => screen.getByRole('list', { name: 'Ways to go on' });

test('under the newest reply stand ways to go on, and under no other', async () => {
  const { begin, say, replies } = await open();
  await begin('Grief');
  expect(screen.queryByRole('list', { name: 'Ways to go on' })).toBeNull();
  await say('I sat in the car for an hour again.');
  await replies(2);
  expect(within(ways()).getAllByRole('listitem').length).toBeLessThanOrEqual(4);
  await say('Then I went in and made toast.');
  await replies(3);
  expect(screen.getAllByRole('list', { name: 'Ways to go on' })).toHaveLength(1);
});

test('Say more puts the focus into the box', async () => {
  const { begin, say, replies, user, box } = await open();
  await begin('Grief');
  await say('I sat in the car for an hour again.');
  await replies(2);
  await user.click(within(ways()).getByRole('button', { name: 'Say more' }));
  await waitFor(async () => expect(await box()).toHaveFocus());
});

test('Not that is said in the person’s name, and answered by asking once what was meant', async () => {
  const { begin, say, replies, user } = await open();
  await begin('Grief');
  await say('I sat in the car for an hour again.');
  await replies(2);
  await user.click(within(ways()).getByRole('button', { name: 'Not that' }));
  const said = await replies(3);
  expect(screen.getByText('Not that.')).toBeVisible();
  expect(said[2]).not.toBe(said[1]);
});

test('goodbye is answered without anything to press', async () => {
  const { begin, say, replies } = await open();
  await begin('Grief');
  await say('good night');
  await replies(2);
  expect(screen.queryByRole('list', { name: 'Ways to go on' })).toBeNull();
});

test('answers that may be meant lead to their page by their titles', async () => {
  const data = await createTestData();
  const id = await writeConversation(
    data,
    ['Grief'],
    [
      ['user', 'what do i do with him at the church'],
      [
        'companion',
        'I am not sure which of these you mean.',
        {
          by: 'guide',
          ways: ['ask'],
          offered: [{ id: 'child-at-funeral', title: 'Can a child come to the funeral?' }],
        },
      ],
    ],
  );
  await renderScreen({ routes, path: `/companion?conversation=${id}`, data });
  expect(
    await screen.findByRole('link', { name: 'Can a child come to the funeral?' }),
  ).toHaveAttribute('href', '/library/answers?read=child-at-funeral');
});

test('where the guide does not speak as somebody, their own words and a letter are one press away', async () => {
  const data = await createTestData();
  const id = await writeConversation(
    data,
    ['Grief'],
    [
      ['user', 'Talk to me as if you were my mum.'],
      ['companion', 'I cannot be them.', { by: 'guide', ways: ['someone', 'letter', 'call'] }],
    ],
  );
  await renderScreen({ routes, path: `/companion?conversation=${id}`, data });
  const own = await screen.findByRole('link', { name: 'Open Someone you lost' });
  expect(own).toHaveAttribute('href', '/someone');
  expect(screen.getByRole('link', { name: 'Write a letter' })).toHaveAttribute('href', '/letters');
});
