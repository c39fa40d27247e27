import { type Live, type RecordValues, useLive, useSession } from '@mooring/data';

export type LiveSettings = Live<RecordValues['settings'] | null>;

/** The settings of whoever's session is open; loading while none is. */
export function useSettings(): LiveSettings {
  const session = useSession();
  const owner = session.status === 'open' ? session.account.id : '';
  const settings = useLive(({ records }) => records.get('settings'), ['user_data'], owner);
  return owner === '' ? { status: 'loading' } : settings;
}
