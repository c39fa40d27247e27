import type { Changes } from '@mooring/storage';
import type { AccountServices, Profile } from './account-services.ts';
import { hostedIn } from './session.ts';

/** Applies the name and picture of a hosted account when sync brings a change from another device. */
export function followProfile(
  kit: AccountServices,
  changes: Changes,
  read: () => Promise<Profile | null>,
): void {
  let seen: string | null = null;
  const look = async () => {
    const id = hostedIn(kit.session.getState());
    const profile = id && (await read().catch(() => null));
    if (!profile || hostedIn(kit.session.getState()) !== id) return;
    await kit.applyProfile(profile).catch(() => {});
  };
  changes.watch(['user_data'], look);
  // A change that arrived before this page was loaded sends no notification any more, so it is read once.
  kit.session.subscribe((session) => {
    const id = hostedIn(session);
    if (id === seen) return;
    seen = id;
    void look();
  });
}
