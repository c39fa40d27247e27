/** Backups written by hand, for tests. */
export const backupHead = (more: object = {}) =>
  JSON.stringify({
    format: 'mooring-backup',
    version: 1,
    createdAt: '2026-11-20T20:00:00.000Z',
    ...more,
  });

export const backupEnd = (rows: number) => JSON.stringify({ end: { rows } });

export const rowLine = (row: unknown, table = 'journal_entries') => JSON.stringify({ table, row });

export const backupOf = (...lines: string[]) => new Blob([`[${lines.join(',\n')}]\n`]);

/** A whole backup of these rows. */
export const backupOfRows = (...rows: string[]) =>
  backupOf(backupHead(), ...rows, backupEnd(rows.length));

const time = '2026-11-20T20:00:00.000Z';

export const entryRow = (more: object = {}) => ({
  id: 'one',
  title: 'One',
  content: 'x',
  tags: '[]',
  type: 'text',
  audioData: null,
  date: time,
  created_at: time,
  editedAt: null,
  ...more,
});

/** A line of `user_data`; `value` becomes its JSON. */
export const documentLine = (key: string, value: unknown, more: object = {}) =>
  rowLine(
    { key, value: JSON.stringify(value), created_at: time, updated_at: time, ...more },
    'user_data',
  );
