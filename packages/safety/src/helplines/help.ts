import { type Country, countries, countryOf } from './countries.ts';
import { type DeviceLocale, guessCountry } from './guess-country.ts';
import { directories, type Helpline, helplines } from './helplines.ts';

/** The help for a country, from the table. */
export type Help = {
  /** Null if none was chosen and none can be guessed. */
  country: Country | null;
  /** The country was guessed, and the person should see that. */
  isGuessed: boolean;
  /** The helplines of that country, most useful first. */
  lines: readonly Helpline[];
  /** The helplines of all countries. */
  all: readonly Helpline[];
  /** Directories of helplines for every country. */
  directories: readonly { name: string; href: string; text: string }[];
  /** The countries that can be chosen, by name. */
  countries: readonly Country[];
};

/** The help for the chosen country, else for the one that the device seems to be in. */
export function helpFor(chosen: string | null, locale: DeviceLocale = deviceLocale()): Help {
  const known = countryOf(chosen);
  const country = known ?? countryOf(guessCountry(locale));
  return {
    country,
    isGuessed: known === null && country !== null,
    lines: country ? helplines.filter((line) => line.country === country.code) : [],
    all: helplines,
    directories,
    countries,
  };
}

const deviceLocale = (): DeviceLocale => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
  languages: globalThis.navigator?.languages ?? [],
});
