/** Sizes, shapes and counts: what is too much, or not sealed, is refused by the database itself. */
import { randomUUID } from 'node:crypto';
import { type Account, insert, newRow, note } from './accounts.ts';
import { inWords, isFine, type Project, rowsOf } from './project.ts';
import type { Report } from './report.ts';
import { kept, sealedLook, type Table, tables } from './tables.ts';

const broken = '23514';

export async function checkLimits(project: Project, report: Report, one: Account) {
  for (const table of tables) {
    await report.check(`limits: ${table}`, async (differs) => {
      for (const [name, columns, isLarge] of tooMuch(table)) {
        const answer = await insert(project, one, table, { with: columns });
        // The app treats both alike: the gateway may refuse what is large before the database does.
        const isRefused = answer.code === broken || (isLarge && answer.status === 413);
        if (!isRefused) differs(`${name} is answered with ${inWords(answer)}`);
      }
    });
  }
  await report.check('limits: a field of exactly the most is taken', async (differs) => {
    const title = sealedLook(kept.journal_entries.sealed.title);
    const answer = await insert(project, one, 'journal_entries', { with: { title } });
    if (rowsOf(answer).length !== 1) differs(`it is answered with ${inWords(answer)}`);
  });
  await report.check('limits: a hundred envelopes and no more', async (differs) => {
    const rows = Array.from({ length: 101 }, () => newRow(one, 'key_envelopes'));
    for (const { id } of rows) note(one, 'key_envelopes', id);
    const { token } = one;
    const answer = await project('/rest/v1/key_envelopes', { method: 'POST', token, body: rows });
    if (answer.code !== 'P0001') differs(`101 are answered with ${inWords(answer)}`);
  });
  await report.check('limits: the turns of the companion', async (differs) => {
    const turn = (kind: string) =>
      project('/rest/v1/rpc/take_turn', { method: 'POST', token: one.token, body: { kind } });
    const unknown = await turn(randomUUID());
    if (unknown.code !== '22023')
      differs(`a kind that is none is answered with ${inWords(unknown)}`);
    for (const kind of ['chat', 'speech']) {
      const answer = await turn(kind);
      if (!isFine(answer) || !Number.isInteger(answer.body))
        differs(`asking for a turn of ${kind} is answered with ${inWords(answer)}`);
    }
  });
  report.notChecked(
    'limits: rows and bytes of one person',
    'it would need a million rows or 1 GiB',
  );
  report.notChecked('limits: turns in a day', 'they would be used up');
}

/** Every value that is too much for a table: its name, its columns, and whether it is a large one. */
function tooMuch(table: Table): [string, Record<string, unknown>, boolean][] {
  const sealed = Object.entries<number | undefined>(kept[table].sealed).flatMap(
    ([column, most = 0]): [string, Record<string, unknown>, boolean][] => [
      [`${column} of ${most + 1} bytes`, { [column]: sealedLook(most + 1) }, true],
      [`${column} of 138 bytes`, { [column]: sealedLook(138) }, false],
      [`${column} that is not sealed`, { [column]: 'plain words '.repeat(20) }, false],
    ],
  );
  const wrong = kept[table].wrong.map((columns): [string, Record<string, unknown>, boolean] => {
    const [[column, value] = []] = Object.entries(columns);
    return [`${column} ${JSON.stringify(value)?.slice(0, 30)}`, columns, false];
  });
  return [...sealed, ...wrong];
}
