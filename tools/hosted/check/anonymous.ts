/** Whoever holds nothing but the publishable key gets nothing. */
import { randomUUID } from 'node:crypto';
import { accountOf, newId, newRow } from './accounts.ts';
import { inWords, type Project } from './project.ts';
import type { Report } from './report.ts';
import { kept, type Table, tables } from './tables.ts';

/** What PostgreSQL says where there is no grant, or no policy that fits. */
export const noRight = '42501';

const calls = {
  take_turn: { kind: 'chat' },
  leave_hosting: {},
  remove_row: { target: 'user_data', row_id: newId(), base: 1, proof: null },
};

export async function checkAnonymous(project: Project, report: Report) {
  // Nobody is called this, so nothing would be reached even where everything is open.
  const nobody = { ...accountOf({ email: '', password: '' }), id: randomUUID() };
  for (const table of [...tables, 'tombstones'] as const) {
    await report.check(`without an account: ${table}`, async (differs) => {
      const path = `/rest/v1/${table}`;
      const none = `user_id=eq.${nobody.id}`;
      const row = table in kept ? newRow(nobody, table as Table) : stoneOf(nobody.id);
      const tries = {
        reading: await project(`${path}?select=user_id&limit=1`),
        writing: await project(path, { method: 'POST', body: row }),
        changing: await project(`${path}?${none}`, {
          method: 'PATCH',
          body: { user_id: nobody.id },
        }),
        removing: await project(`${path}?${none}`, { method: 'DELETE' }),
      };
      for (const [name, answer] of Object.entries(tries)) {
        if (answer.code !== noRight) differs(`${name} is answered with ${inWords(answer)}`);
      }
      const unknown = await project(`${path}?select=no_such_column`);
      if (unknown.status < 400) differs(`an unknown column is answered with ${inWords(unknown)}`);
    });
  }
  for (const [name, body] of Object.entries(calls)) {
    await report.check(`without an account: the call ${name}`, async (differs) => {
      const answer = await project(`/rest/v1/rpc/${name}`, { method: 'POST', body });
      if (answer.code !== noRight) differs(`it is answered with ${inWords(answer)}`);
    });
  }
  await report.check('the bookkeeping is not reachable', async (differs) => {
    const headers = { 'Accept-Profile': 'private' };
    const schema = await project('/rest/v1/accounts?select=seq&limit=1', { headers });
    if (schema.status < 400) differs(`the schema private is answered with ${inWords(schema)}`);
    const path = '/rest/v1/rpc/next_seq';
    const call = await project(path, { method: 'POST', body: { owner: nobody.id } });
    if (call.status < 400) differs(`the call next_seq is answered with ${inWords(call)}`);
  });
}

const stoneOf = (user_id: string) => ({ user_id, table_name: 'none', id: newId(), rev: 1, seq: 1 });
