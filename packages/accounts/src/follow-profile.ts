import type { Changes } from '@mooring/storage';
import type { AccountServices, Profile } from './account-services.ts';
import { hostedIn } from './session/session.ts';

/** Applies the name and picture of a hosted account when sync brings a change from another device. */
export function followProfile(
  services: AccountServices,
  changes: Changes,
  read: () => Promise<Profile | null>,
): void {
  let seen: string | null = null;
  const refresh = async () => {
    const id = hostedIn(services.session.getState());
    const profile = id && (await read().catch(() => null));
    if (!profile || hostedIn(services.session.getState()) !== id) return;
    await services.applyProfile(profile).catch(() => {});
  };
  changes.watch(['user_data'], refresh);
  // A change that arrived before this page was loaded sends no notification any more, so it is read once.
  services.session.subscribe((session) => {
    const id = hostedIn(session);
    if (id === seen) return;
    seen = id;
    void refresh();
  });
}
