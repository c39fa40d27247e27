import type { Changes } from '@mooring/storage';
import type { AccountServices, Profile } from './account-services.ts';
import { hostedIn } from './session.ts';

/** The name and the picture come with the words of a hosted account, from whichever device they were changed on. */
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
  // What came while another page was open is heard of by nobody any more.
  kit.session.subscribe((session) => {
    const id = hostedIn(session);
    if (id === seen) return;
    seen = id;
    void look();
  });
}
