import { expect, test } from 'vitest';
import {
  type BackupFacts,
  backupIsDue,
  type OwnBackupFacts,
  ownBackupNudge,
} from './backup-nudge.ts';

const facts: BackupFacts = {
  today: '2026-11-20',
  since: '2026-11-19T10:00:00.000Z',
  entries: 3,
  backupAt: undefined,
  later: undefined,
  evicts: false,
};

test.each<[string, Partial<BackupFacts>, boolean]>([
  ['a new account with little in it', {}, false],
  ['nine entries', { entries: 9 }, false],
  ['ten entries', { entries: 10 }, true],
  ['a week', { since: '2026-11-13T00:00:00' }, true],
  ['six days', { since: '2026-11-14T00:00:00' }, false],
  ['a week and nothing written', { since: '2026-01-01T00:00:00.000Z', entries: 0 }, false],
  ['ten entries and a backup', { entries: 10, backupAt: '2026-11-01T10:00:00.000Z' }, false],
  ['a backup 30 days ago', { backupAt: '2026-10-21T10:00:00' }, true],
  [
    'a backup 30 days ago, put off since',
    { backupAt: '2026-10-21T10:00:00', later: '2026-11-10' },
    false,
  ],
  ['ten entries, put off today', { entries: 10, later: '2026-11-20' }, false],
  ['ten entries, put off 29 days ago', { entries: 10, later: '2026-10-22' }, false],
  ['ten entries, put off 30 days ago', { entries: 10, later: '2026-10-21' }, true],
  ['where the browser evicts: two entries', { evicts: true, entries: 2 }, false],
  ['where the browser evicts: three entries', { evicts: true, entries: 3 }, true],
  [
    'where the browser evicts: one entry and two days',
    { evicts: true, entries: 1, since: '2026-11-18T00:00:00' },
    true,
  ],
  [
    'where the browser evicts: three entries and a backup',
    { evicts: true, backupAt: '2026-11-01T10:00:00.000Z' },
    false,
  ],
])('%s: a backup is thought of or not', (_, change, due) => {
  expect(backupIsDue({ ...facts, ...change })).toBe(due);
});

const folder = { weekday: null, isAllowed: false, nextAt: null };
// A Friday.
const friday = { weekday: 5, isAllowed: true, nextAt: null };

test.each<[string, Omit<OwnBackupFacts, 'today'>, ReturnType<typeof ownBackupNudge>]>([
  [
    'a copy is due and not allowed',
    { state: folder, backupAt: undefined, later: undefined },
    'allow',
  ],
  [
    'allowed',
    { state: { ...folder, isAllowed: true }, backupAt: undefined, later: undefined },
    null,
  ],
  [
    'not due yet',
    { state: { ...folder, nextAt: '2026-11-21T10:00:00' }, backupAt: undefined, later: undefined },
    null,
  ],
  ['put off six days ago', { state: folder, backupAt: undefined, later: '2026-11-14' }, null],
  ['put off a week ago', { state: folder, backupAt: undefined, later: '2026-11-13' }, 'allow'],
  ['the day that was chosen', { state: friday, backupAt: undefined, later: undefined }, 'download'],
  ['the day, put off', { state: friday, backupAt: undefined, later: '2026-11-20' }, null],
  ['the day, done', { state: friday, backupAt: '2026-11-20T08:00:00', later: undefined }, null],
  [
    'the day, a week later',
    { state: friday, backupAt: '2026-11-13T08:00:00', later: undefined },
    'download',
  ],
  [
    'another day',
    { state: { ...friday, weekday: 4 }, backupAt: undefined, later: undefined },
    null,
  ],
])('%s: Home offers it or not', (_, facts, kind) => {
  expect(ownBackupNudge({ today: '2026-11-20', ...facts })).toBe(kind);
});
