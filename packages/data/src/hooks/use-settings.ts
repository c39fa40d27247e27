import type { Data } from '../data.ts';
import type { PartialSettings, SettingsDocument } from '../repositories/settings.ts';
import {
  type CompanionSettings,
  defaultCompanionSettings,
  defaultSettings,
  type Settings,
} from '../repositories/settings-defaults.ts';
import { useData } from './data-context.tsx';
import { type Live, useLive } from './use-live.ts';
import { useSession } from './use-stores.ts';

/** Live settings and how to change them. Defaults while they load and if they cannot be read. */
export type LiveSettings<Values> = {
  status: Live<Values>['status'];
  settings: Values;
  /** True when saved. Shows a notice if not. */
  change(
    part: PartialSettings<Values> | ((before: Values) => PartialSettings<Values>),
  ): Promise<boolean>;
};

/** How the app behaves. `repositories/settings-defaults.ts` lists all settings. */
export const useSettings = (): LiveSettings<Settings> =>
  useDocument(({ settings }) => settings, defaultSettings);

/** How the companion answers and sounds. */
export const useCompanionSettings = (): LiveSettings<CompanionSettings> =>
  useDocument(({ companionSettings }) => companionSettings, defaultCompanionSettings);

function useDocument<Values>(
  of: (data: Data) => SettingsDocument<Values>,
  defaults: Values,
): LiveSettings<Values> {
  const data = useData();
  const session = useSession();
  // Keyed by account, so that one person's settings are never shown to another. A visitor stays the same person when
  // the first write creates their account.
  const owner =
    session.status === 'open' && !session.account.visitor ? session.account.id : 'visitor';
  const live = useLive((from) => of(from).get(), ['user_data'], owner);
  return {
    status: live.status,
    settings: live.status === 'ready' ? live.value : defaults,
    async change(part) {
      try {
        await of(data).change(part);
        return true;
      } catch (error) {
        data.notices.fail(error, 'store.failed');
        return false;
      }
    },
  };
}
