import { readTsv } from '@mooring/contract/tsv';
import table from '../words/answers.tsv?raw';

/** A plain answer to a practical question. `country`: ISO 3166 in small letters, or null where it holds everywhere. */
export type Answer = {
  id: string;
  title: string;
  section: string;
  country: string | null;
  text: string;
  /** Publisher and title of the page it goes by. */
  source: string;
  address: string;
  /** When the page was listed here, ISO date. */
  listed: string;
  /** Ids of answers that are near it. */
  see: readonly string[];
};

type Column =
  | 'id'
  | 'title'
  | 'section'
  | 'country'
  | 'answer'
  | 'source'
  | 'address'
  | 'listed'
  | 'see';

/** The shelf of answers, in the order in which it is shown. */
export const answers: readonly Answer[] = readTsv<Column>(table).map(
  ({ country, answer, see, ...row }) => ({
    ...row,
    country: country === '-' ? null : country,
    text: answer,
    see: see === '-' ? [] : see.split(',').map((id) => id.trim()),
  }),
);

const byId = new Map(answers.map((answer) => [answer.id, answer]));

export const answerById = (id: string): Answer | null => byId.get(id) ?? null;

/** An answer that differs by country, as it is in the person's own. */
export function answerIn(id: string, country: string | null): Answer | null {
  const own = country && answerById(id.replace(countryEnding, `-${country.toLowerCase()}`));
  return own || answerById(id);
}

/** The id of an answer that is asked for without a country: the one for other countries, or the first of them. */
export const idWithCountry = (id: string): string =>
  byId.has(id)
    ? id
    : ([`${id}-other`, `${id}-gb`].find((each) => byId.has(each)) ??
      answers.find((answer) => answer.id.replace(countryEnding, '') === id)?.id ??
      id);

const countryEnding = /-(?:gb|us|ie|ca|au|other)$/;
