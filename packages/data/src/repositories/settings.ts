import type { Records } from './records.ts';
import {
  type CompanionSettings,
  defaultCompanionSettings,
  defaultSettings,
  type Settings,
} from './settings-defaults.ts';

/** The settings that the person has changed. */
export type PartialSettings<Values> = { [Name in keyof Values]?: Values[Name] | undefined };

/** The settings of one encrypted document. */
export type SettingsDocument<Values> = {
  /** All values, with defaults for those never changed. Rejects if the document cannot be read. */
  get(): Promise<Values>;
  /**
   * Changes some settings. `undefined` resets a setting to its default. A function receives the stored values, which
   * may be newer than the displayed ones.
   */
  change(
    part: PartialSettings<Values> | ((before: Values) => PartialSettings<Values>),
  ): Promise<void>;
};

export type SettingsDocuments = {
  settings: SettingsDocument<Settings>;
  companionSettings: SettingsDocument<CompanionSettings>;
};

export const createSettings = (records: Records): SettingsDocuments => ({
  settings: createDocument(defaultSettings, {
    get: () => records.get('settings'),
    change: (next) => records.change('settings', next),
  }),
  companionSettings: createDocument(defaultCompanionSettings, {
    get: () => records.get('companion-settings'),
    change: (next) => records.change('companion-settings', next),
  }),
});

/** The stored record, which is validated when it is read and written. */
type SettingsRecord<Values> = {
  get(): Promise<PartialSettings<Values> | null>;
  change(next: (before: PartialSettings<Values> | null) => PartialSettings<Values>): Promise<void>;
};

function createDocument<Values extends object>(
  defaults: Values,
  record: SettingsRecord<Values>,
): SettingsDocument<Values> {
  return {
    get: async () => withDefaults(defaults, await record.get()),
    change: (part) =>
      record.change((before) => ({
        ...before,
        ...(typeof part === 'function' ? part(withDefaults(defaults, before)) : part),
      })),
  };
}

function withDefaults<Values extends object>(
  defaults: Values,
  chosen: PartialSettings<Values> | null,
): Values {
  const values = { ...defaults };
  for (const name in defaults) values[name] = chosen?.[name] ?? defaults[name];
  return values;
}
