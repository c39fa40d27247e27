/** What sync stands on: numbers that rise, one winner of a conflict, tombstones, pages without a gap. */
import { randomUUID } from 'node:crypto';
import { type Account, insert, newRow, note, type People } from './accounts.ts';
import { inWords, isFine, type Project, rowsOf } from './project.ts';
import type { Report } from './report.ts';
import { proofLook } from './tables.ts';

const path = '/rest/v1/emotion_records';
const headers = { Prefer: 'return=representation' };

export async function checkSync(project: Project, report: Report, { one, two }: People) {
  const { token } = one;
  const row = newRow(one, 'emotion_records');
  const at = `user_id=eq.${one.id}&id=eq.${row.id}`;
  const change = (rev: number, columns: object = {}) =>
    project(`${path}?${at}&rev=eq.${rev}&select=id,rev,seq,op,seal`, {
      method: 'PATCH',
      token,
      headers,
      body: { op: randomUUID(), seal: proofLook('B'), ...columns },
    });
  const stones = () =>
    project(`/rest/v1/tombstones?select=table_name,rev,seq,seal&${at}`, { token });
  const remove = (base: number) =>
    project('/rest/v1/rpc/remove_row', {
      method: 'POST',
      token,
      body: { target: 'emotion_records', row_id: row.id, base, proof: proofLook('C') },
    });
  const put = () => insert(project, one, 'emotion_records', { with: { ...row, op: randomUUID() } });

  await report.check('sync: numbers rise with every write, across tables', async (differs) => {
    const seqs = [rowsOf(await put())[0]?.seq];
    seqs.push(rowsOf(await insert(project, one, 'user_data'))[0]?.seq);
    seqs.push(rowsOf(await change(1))[0]?.seq);
    const numbers = seqs.map(Number);
    if (!numbers.every((seq, index) => seq > (numbers[index - 1] ?? 0)))
      differs(`three writes in a row had the numbers ${seqs.join(', ')}`);
  });
  await report.check('sync: of two changes to one version, one wins', async (differs) => {
    const late = await change(1);
    if (!isFine(late) || rowsOf(late).length > 0)
      differs(`a change to an old version is answered with ${inWords(late)}`);
    const wins = (await Promise.all([change(2), change(2), change(2)])).map(rowsOf);
    const won = wins.filter((rows) => rows.length > 0);
    if (won.length !== 1 || won[0]?.[0]?.rev !== 3) differs(`of three at once ${won.length} won`);
    const op = String(won[0]?.[0]?.op);
    const same = await change(3, { op });
    if (same.code !== '23514') differs(`the same change twice is answered with ${inWords(same)}`);
    // Each of them carried the proof that was there already, as a client does that knows of none.
    if (won[0]?.[0]?.seal !== null) differs('a proof that no longer fits stays');
  });
  await report.check(
    'sync: a removal leaves a tombstone, and a row may come back',
    async (differs) => {
      const late = await remove(2);
      if (!isFine(late) || rowsOf(late).length > 0)
        differs(`removing an old version is answered with ${inWords(late)}`);
      const removed = await remove(3);
      if (!Array.isArray(removed.body) || removed.body[0] !== row.id)
        differs(`removing is answered with ${inWords(removed)}`);
      const [stone] = rowsOf(await stones());
      if (
        stone?.table_name !== 'emotion_records' ||
        stone.rev !== 4 ||
        stone.seal !== proofLook('C')
      )
        differs('there is no tombstone with its version and its proof');
      const seen = await project(`/rest/v1/tombstones?select=id&user_id=eq.${one.id}&limit=1`, {
        token: two.token,
      });
      if (rowsOf(seen).length > 0) differs('somebody else can read it');
      const back = rowsOf(await put())[0];
      if (back?.rev !== 5) differs(`the version of a row that comes back is ${back?.rev}`);
      if (rowsOf(await stones()).length > 0) differs('the tombstone of a row that is back stays');
    },
  );
  await report.check('sync: pages come in order and without a gap', (differs) =>
    pages(project, one, differs),
  );
}

/** Five rows at once, and then read as a device reads them: in pages, from nothing and from the newest number. */
async function pages(project: Project, one: Account, differs: (what: string) => void) {
  const { token } = one;
  const rows = Array.from({ length: 5 }, () => newRow(one, 'emotion_records'));
  for (const { id } of rows) note(one, 'emotion_records', id);
  const written = await project(`${path}?select=id,seq`, {
    method: 'POST',
    token,
    headers,
    body: rows,
  });
  if (rowsOf(written).length !== 5)
    return differs(`writing five is answered with ${inWords(written)}`);
  const from = (cursor: number, limit: number) =>
    project(
      `${path}?select=id,seq&user_id=eq.${one.id}&seq=gt.${cursor}&order=seq.asc&limit=${limit}`,
      { token },
    ).then(rowsOf);
  const read: Record<string, unknown>[] = [];
  for (let turn = 0; turn < 1000; turn += 1) {
    const page = await from(Number(read.at(-1)?.seq ?? 0), 2);
    if (page.length > 2) differs(`a page of 2 has ${page.length} rows`);
    if (page.length === 0) break;
    read.push(...page);
  }
  const seqs = read.map(({ seq }) => Number(seq));
  if (seqs.some((seq, at) => at > 0 && seq <= (seqs[at - 1] ?? 0)))
    differs('the order is not theirs');
  const missing = rows.filter(({ id }) => !read.some((row) => row.id === id));
  if (missing.length > 0) differs(`${missing.length} of 5 rows are on no page`);
  if ((await from(0, 1000)).length !== read.length) differs('one large page has other rows');
  const newest = Math.max(...seqs);
  if ((await from(newest, 2)).length > 0) differs('there is something after the newest');
}
