import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UnreadableRows } from './unreadable-rows.tsx';
import { unreadableLines, unreadableTitle } from './unreadable-text.ts';

const show = (data: Awaited<ReturnType<typeof createTestData>>) =>
  renderScreen({ routes: [{ path: '/', Component: UnreadableRows }], path: '/', data });

test('lists and exports a row that does not open', async () => {
  const data = await createTestData();
  const whole = await data.entries.create({ title: 'Whole', content: 'Words.', tags: [] });
  const torn = await data.entries.create({ title: 'Torn', content: 'Words.', tags: [] });
  data.damage(torn.id, 'content');
  await show(data);
  await screen.findByText('1 piece cannot be opened');
  await screen.findByText('A journal entry, November 20, 2026');
  expect((await data.entries.list()).items.map(({ id }) => id)).toEqual([whole.id]);
  const file = JSON.parse(await data.quarantine.download());
  expect(file.pieces).toMatchObject([{ table: 'journal_entries', row: { id: torn.id } }]);
  expect(JSON.stringify(file)).not.toContain('Torn');
});

test('shows nothing when every row opens', async () => {
  const data = await createTestData();
  await data.entries.create({ title: 'Whole', content: 'Words.', tags: [] });
  await show(data);
  expect(await data.quarantine.inspect()).toEqual({ unreadable: [], restored: 0 });
  expect(screen.queryByText(/cannot be opened/)).toBeNull();
});

test('counts many unreadable rows and names the first', () => {
  const pieces = Array.from({ length: 20 }, (_, n) => ({
    table: 'audio_chunks' as const,
    id: String(n),
    date: 'never',
  }));
  expect(unreadableTitle(20)).toBe('20 pieces cannot be opened');
  const lines = unreadableLines(pieces);
  expect(lines[0]?.text).toBe('A part of a recording or a file');
  expect(lines.at(-1)?.text).toBe('and 8 more');
});
