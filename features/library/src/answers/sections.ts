import type { Answer } from '@mooring/data';

/** The headings of the shelf, by the name that stands in the table. */
const headings: Readonly<Record<string, string>> = {
  'first-days': 'The first days',
  children: 'Children',
  'body-and-mind': 'Body and mind',
  'days-and-dates': 'Days and dates',
  'things-and-messages': 'Things and messages',
  'people-around-you': 'People around you',
  'baby-loss': 'Losing a baby',
  'break-up': 'Break-up and divorce',
  'illness-and-dementia': 'Illness and dementia',
  pets: 'Pets',
  help: 'Finding help',
};

export type Section = { heading: string; answers: readonly Answer[] };

/** The answers under their headings, in the order of the table. Those of other countries stand last in each. */
export function sectionsOf(answers: readonly Answer[], country: string | null): Section[] {
  const isElsewhere = (answer: Answer) =>
    answer.country !== null && answer.country !== country?.toLowerCase();
  const names = [...new Set(answers.map(({ section }) => section))];
  return names.map((name) => {
    const own = answers.filter(({ section }) => section === name);
    return {
      heading: headings[name] ?? name,
      answers: [...own.filter((one) => !isElsewhere(one)), ...own.filter(isElsewhere)],
    };
  });
}

/** The answers that hold every word of a search, in the title first. */
export function findAnswers(answers: readonly Answer[], query: string): Answer[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const inTitle = answers.filter(({ title }) => has(title));
  return [
    ...inTitle,
    ...answers.filter((one) => !inTitle.includes(one) && has(`${one.title} ${one.text}`)),
  ];
}
