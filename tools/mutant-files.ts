/** The files whose tests are measured, each with its tests in stages: the next stage runs only if the one before noticed nothing. */
const storage = 'packages/storage/src';
const simulation = 'packages/data/simulation';

const inStorage = (...names: string[]) => names.map((name) => `${storage}/${name}.test.ts`);
const inSimulation = (...names: string[]) => names.map((name) => `${simulation}/${name}.test.ts`);

const outbox = [inStorage('adapters/outbox', 'sync/late-answers'), inSimulation('sync-contract')];
const sync = [
  ...outbox,
  inSimulation('damaged-answers', 'still-missing', 'two-devices', 'many-removals'),
  inSimulation('simulation', 'hostile'),
];
const log = [
  inStorage('replica/log', 'replica/log-record', 'replica/log-index'),
  inStorage('replica/replicated-store', 'replica/interrupted-burn'),
];
const recovery = [
  inStorage('replica/replicated-store', 'replica/interrupted-burn', 'replica/append-writes'),
  inSimulation('burn-crash'),
];

export const testsOf: Record<string, string[][]> = {
  [`${storage}/vault/seal.ts`]: [inStorage('vault/seal')],
  [`${storage}/vault/padding.ts`]: [inStorage('vault/padding')],
  [`${storage}/vault/keys.ts`]: [inStorage('vault/keys'), inStorage('vault/argon2')],
  [`${storage}/vault/kdf.ts`]: [inStorage('vault/kdf', 'vault/argon2')],
  [`${storage}/vault/keyed-id.ts`]: [
    inStorage('vault/keyed-id', 'vault/keys'),
    ['packages/data/src/import/keyed-ids.test.ts'],
  ],
  [`${storage}/history/row-seals.ts`]: [inStorage('history/row-seals')],
  [`${storage}/history/version-vector.ts`]: [inStorage('history/version-vector')],
  [`${storage}/sync/outbox.ts`]: outbox,
  [`${storage}/sync/apply-pulled.ts`]: outbox,
  [`${storage}/sync/change-outbox.ts`]: outbox,
  [`${storage}/sync/pull.ts`]: sync,
  [`${storage}/sync/push.ts`]: sync,
  [`${storage}/sync/reconcile.ts`]: [inStorage('sync/reconcile'), ...sync],
  [`${storage}/sync/statements.ts`]: sync,
  [`${storage}/sync/sync-round.ts`]: sync,
  [`${storage}/sync/statement-store.ts`]: [inStorage('sync/statement-store'), ...sync],
  [`${storage}/sync/uncovered-rows.ts`]: [
    inStorage('sync/uncovered-rows'),
    inSimulation('still-missing'),
  ],
  [`${storage}/sync/held-rows.ts`]: [inStorage('sync/held-rows'), ...sync],
  [`${storage}/sync/pending-removals.ts`]: [inStorage('sync/pending-removals'), ...sync],
  [`${storage}/replica/log-index.ts`]: log,
  [`${storage}/replica/log-record.ts`]: log,
  [`${storage}/replica/log.ts`]: log,
  [`${storage}/replica/compact.ts`]: log,
  [`${storage}/replica/compare.ts`]: recovery,
  [`${storage}/replica/recover.ts`]: recovery,
  [`${storage}/replica/restore.ts`]: recovery,
  [`${storage}/replica/rebuild.ts`]: [inStorage('replica/rebuild'), ...recovery],
};
