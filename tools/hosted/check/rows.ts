/** Two people, table by table: each writes and reads what is theirs, and reaches nothing of the other's. */
import { randomUUID } from 'node:crypto';
import { type Account, insert, newRow, type People } from './accounts.ts';
import { noRight } from './anonymous.ts';
import { type Answer, inWords, isFine, type Project, rowsOf } from './project.ts';
import type { Report } from './report.ts';
import { kept, type Table, tables } from './tables.ts';

const representation = { Prefer: 'return=representation' };

export async function checkRows(project: Project, report: Report, { one, two }: People) {
  for (const table of tables) {
    let id = '';
    await report.check(`one's own rows: ${table}`, async (differs) => {
      const written = await insert(project, one, table);
      id = String(rowsOf(written)[0]?.id ?? '');
      if (!id) return differs(`writing is answered with ${inWords(written)}`);
      const again = await insert(project, one, table, { with: { id } });
      if (!isFine(again) || rowsOf(again).length > 0)
        differs(`the same row once more is answered with ${inWords(again)}`);
      const [read] = rowsOf(await own(project, one, table, id));
      if (!read) return differs('what was written cannot be read');
      const other = Object.entries(kept[table].row).filter(
        ([name, value]) => !same(read[name], value),
      );
      if (other.length > 0)
        differs(`read back otherwise: ${other.map(([name]) => name).join(', ')}`);
      await refusals(project, one, table, differs);
    });
    await report.check(`another's rows: ${table}`, async (differs) => {
      if (!id) return differs('there is no row to try it with');
      const before = rowsOf(await own(project, one, table, id))[0];
      await trespass(project, { one, two }, table, id, differs);
      const after = rowsOf(await own(project, one, table, id))[0];
      if (!same(before, after)) differs('a row is no longer as its owner wrote it');
    });
  }
  await report.check("tombstones: nobody's to write", async (differs) => {
    const path = '/rest/v1/tombstones';
    const mine = `${path}?user_id=eq.${one.id}&id=eq.${randomUUID()}`;
    const { token } = one;
    const stone = { user_id: one.id, table_name: 'user_data', id: randomUUID(), rev: 1, seq: 1 };
    const tries = {
      writing: await project(path, { method: 'POST', token, body: stone }),
      changing: await project(mine, { method: 'PATCH', token, body: { seq: 9 } }),
      removing: await project(mine, { method: 'DELETE', token }),
    };
    for (const [name, answer] of Object.entries(tries)) expectNoRight(name, answer, differs);
  });
}

type Differs = (what: string) => void;

const own = (project: Project, { id: owner, token }: Account, table: Table, id: string) =>
  project(`/rest/v1/${table}?select=*&user_id=eq.${owner}&id=eq.${id}`, { token });

/** What even its owner cannot do: choose the numbers of a write, give the row away, name a column that is not there. */
async function refusals(project: Project, one: Account, table: Table, differs: Differs) {
  const { token } = one;
  const path = `/rest/v1/${table}`;
  for (const number of [{ rev: 9 }, { seq: 9 }]) {
    const answer = await insert(project, one, table, { with: number });
    expectNoRight(`choosing ${Object.keys(number)}`, answer, differs);
  }
  const columns = await project(`${path}?select=no_such_column`, { token });
  if (columns.status !== 400)
    differs(`reading an unknown column is answered with ${inWords(columns)}`);
  const body = { ...newRow(one, table), no_such_column: 1 };
  const written = await project(path, { method: 'POST', token, body });
  if (written.status !== 400)
    differs(`writing an unknown column is answered with ${inWords(written)}`);
}

/** Everything that the second person may try with a row of the first. None of it names any row but this one. */
async function trespass(
  project: Project,
  { one, two }: People,
  table: Table,
  id: string,
  differs: Differs,
) {
  const { token } = two;
  const path = `/rest/v1/${table}`;
  const theirs = `${path}?user_id=eq.${one.id}&id=eq.${id}`;
  const headers = representation;
  const tries = {
    reading: await project(`${theirs}&select=id`, { token }),
    'reading without naming anybody': await project(
      `${path}?select=id&user_id=neq.${two.id}&limit=1`,
      { token },
    ),
    changing: await project(theirs, {
      method: 'PATCH',
      token,
      headers,
      body: { op: randomUUID() },
    }),
    removing: await project(theirs, { method: 'DELETE', token, headers }),
  };
  for (const [name, answer] of Object.entries(tries)) {
    if (!isFine(answer)) differs(`${name} is answered with ${inWords(answer)}`);
    else if (rowsOf(answer).length > 0) differs(`${name} reaches a row of somebody else`);
  }
  const steal = { user_id: two.id, op: randomUUID() };
  const stolen = await project(theirs, { method: 'PATCH', token, headers, body: steal });
  expectNoRight('taking it over', stolen, differs);
  expectNoRight('writing in their name', await insert(project, one, table, { token }), differs);
  if (!kept[table].isProved) return;
  const removal = { target: table, row_id: id, base: 1, proof: null };
  const removed = await project('/rest/v1/rpc/remove_row', {
    method: 'POST',
    token,
    body: removal,
  });
  if (!isFine(removed) || rowsOf(removed).length > 0)
    differs(`removing with remove_row is answered with ${inWords(removed)}`);
}

function expectNoRight(name: string, answer: Answer, differs: Differs) {
  if (answer.code !== noRight) differs(`${name} is answered with ${inWords(answer)}`);
}

/** Times are written in more than one way. */
function same(left: unknown, right: unknown): boolean {
  if (left === right || JSON.stringify(left) === JSON.stringify(right)) return true;
  const [one, other] = [left, right].map((time) =>
    /^\d{4}-\d\d-\d\dT/.test(String(time)) ? Date.parse(String(time)) : Number.NaN,
  );
  return one === other;
}
