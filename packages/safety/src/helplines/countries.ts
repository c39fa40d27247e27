import { readTsv } from '@mooring/contract/tsv';
import table from './countries.tsv?raw';

/** A country whose emergency number is known. `police` is the same number unless the police have their own. */
export type Country = { code: string; name: string; emergency: string; police: string };

/** By name. */
export const countries: readonly Country[] = readTsv<keyof Country>(table).map((row) => ({
  ...row,
  police: row.police || row.emergency,
}));

export const countryOf = (code: string | null): Country | null =>
  countries.find((country) => country.code === code) ?? null;
