import type { Records } from './records.ts';
import {
  type CompanionSettings,
  defaultCompanionSettings,
  defaultSettings,
  type Settings,
} from './settings-values.ts';

/** What was chosen of some settings. */
export type Chosen<Values> = { [Name in keyof Values]?: Values[Name] | undefined };

/** The settings of one sealed document. */
export type SettingsDocument<Values> = {
  /** What was chosen, and the default of everything else. Rejects where the document cannot be read. */
  get(): Promise<Values>;
  /**
   * Keeps a part and leaves the rest as it is. `undefined` gives a setting back to its default. A function sees what is
   * kept, which may be newer than what is shown.
   */
  change(part: Chosen<Values> | ((before: Values) => Chosen<Values>)): Promise<void>;
};

export type SettingsDocuments = {
  settings: SettingsDocument<Settings>;
  companionSettings: SettingsDocument<CompanionSettings>;
};

export const createSettings = (records: Records): SettingsDocuments => ({
  settings: documentOf(defaultSettings, {
    get: () => records.get('settings'),
    change: (next) => records.change('settings', next),
  }),
  companionSettings: documentOf(defaultCompanionSettings, {
    get: () => records.get('companion-settings'),
    change: (next) => records.change('companion-settings', next),
  }),
});

/** One record, which is validated there whenever it is read or kept. */
type Kept<Values> = {
  get(): Promise<Chosen<Values> | null>;
  change(next: (before: Chosen<Values> | null) => Chosen<Values>): Promise<void>;
};

function documentOf<Values extends object>(
  defaults: Values,
  record: Kept<Values>,
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
  chosen: Chosen<Values> | null,
): Values {
  const values = { ...defaults };
  for (const name in defaults) values[name] = chosen?.[name] ?? defaults[name];
  return values;
}
