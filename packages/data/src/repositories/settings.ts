import type { Records } from './records.ts';
import {
  type CompanionSettings,
  defaultCompanionSettings,
  defaultSettings,
  type Settings,
} from './settings-defaults.ts';

/** What was chosen of some settings. */
export type PartialSettings<Values> = { [Name in keyof Values]?: Values[Name] | undefined };

/** The settings of one sealed document. */
export type SettingsDocument<Values> = {
  /** What was chosen, and the default of everything else. Rejects where the document cannot be read. */
  get(): Promise<Values>;
  /**
   * Keeps a part and leaves the rest as it is. `undefined` gives a setting back to its default. A function sees what is
   * kept, which may be newer than what is shown.
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

/** One record, which is validated there whenever it is read or kept. */
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
