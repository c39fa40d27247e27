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

/** Settings, live, and the way to change a part of them. The defaults while they load, and where they cannot be read. */
export type LiveSettings<Values> = {
  status: Live<Values>['status'];
  settings: Values;
  /** True when it is kept. Says so where it could not be. */
  change(
    part: PartialSettings<Values> | ((before: Values) => PartialSettings<Values>),
  ): Promise<boolean>;
};

/** How the app behaves for the person. All settings are listed in `repositories/settings.ts`. */
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
  // One person's settings are never shown to another. A visitor is the same person before and after their first words.
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
