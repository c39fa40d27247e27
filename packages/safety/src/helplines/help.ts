import { type Country, countries, countryOf } from './countries.ts';
import { guessCountry, type Place } from './country.ts';
import { directories, type Helpline, helplines } from './helplines.ts';

/** Where help is, as far as this device knows. */
export type Help = {
  /** Null until a country is chosen or guessed. */
  country: Country | null;
  /** Nobody chose it: it was guessed, and the person should see which. */
  guessed: boolean;
  /** The lines of that country, most useful first. */
  lines: readonly Helpline[];
  /** The whole table, to search in. */
  all: readonly Helpline[];
  /** Pages for every country. */
  directories: readonly { name: string; href: string; text: string }[];
  /** All that can be chosen, by name. */
  countries: readonly Country[];
};

/** Help in the chosen country, else in the one the device seems to be in. */
export function helpFor(chosen: string | null, place: Place = here()): Help {
  const known = countryOf(chosen);
  const country = known ?? countryOf(guessCountry(place));
  return {
    country,
    guessed: known === null && country !== null,
    lines: country ? helplines.filter((line) => line.country === country.code) : [],
    all: helplines,
    directories,
    countries,
  };
}

const here = (): Place => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
  languages: globalThis.navigator?.languages ?? [],
});
