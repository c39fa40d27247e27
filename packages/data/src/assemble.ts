import { type AccountsParts, createAccounts } from './accounts/accounts.ts';
import { createAdopt } from './adopt.ts';
import { createChanges } from './changes.ts';
import type { Data, Repositories } from './data.ts';
import type { Device } from './device.ts';
import { later } from './later.ts';
import { createNotices, type Notices } from './notices.ts';
import { createDesk } from './repositories/desk.ts';
import type { OpenStore } from './store.ts';

/** What the layers stand on: the adapters chosen for a browser, or for a test. */
export type Ground = Omit<AccountsParts, 'adopt'> & {
  openStore: OpenStore;
  device: Device;
  notices?: Notices;
};

/** Puts the layers together over their adapters. */
export function assemble({
  openStore,
  device,
  notices = createNotices(),
  ...ground
}: Ground): Data {
  const changes = createChanges(ground.signals);
  const kit = createAccounts({ ...ground, adopt: createAdopt(openStore) });
  const desk = createDesk({ kit, openStore, changes });
  let asked = false;
  const afterFirst = () => {
    if (!asked) void device.persist();
    asked = true;
  };
  let repositories: Promise<Repositories> | undefined;
  const load = () => {
    repositories ??= import('./repositories/repositories.ts').then(({ createRepositories }) =>
      createRepositories({ env: ground.env, desk, afterFirst }),
    );
    return repositories;
  };
  return {
    env: ground.env,
    session: kit.session,
    accounts: kit.accounts,
    notices,
    device,
    entries: later(async () => (await load()).entries),
    drafts: later(async () => (await load()).drafts),
    streak: later(async () => (await load()).streak),
    emotions: later(async () => (await load()).emotions),
    moments: later(async () => (await load()).moments),
    records: later(async () => (await load()).records),
    watch(tables, listener) {
      const stopRows = changes.watch(tables, listener);
      const stopSession = kit.session.subscribe(listener);
      return () => {
        stopRows();
        stopSession();
      };
    },
  };
}
