import type { EarlierVersion, HardDay, RecordKey, RecordValues } from '@mooring/data';

/** What a document is called on the screens it belongs to. */
const names: Partial<Record<RecordKey, string>> = {
  'healing-path': 'Your healing path',
  'safety-plan': 'My safety plan',
  'trusted-person': 'Someone I trust',
  onboarding: 'Your first answers',
  subscription: 'Your access',
  settings: 'Your settings',
  profile: 'Your name and picture',
  'companion-settings': 'How the companion answers',
};

export function nameOf({ key }: EarlierVersion): string {
  if (key.startsWith('companion-chat')) return 'A conversation';
  if (key.startsWith(dayPrefix)) return 'A day';
  if (key.startsWith(`draft:${dayPrefix}`)) return 'A day you had begun';
  if (key.startsWith('draft:')) return 'A page you had begun';
  return names[key as RecordKey] ?? 'Something you kept';
}

/** What the person wrote in it; empty where there are only choices. */
export function textOf({ key, value, isUsable }: EarlierVersion): string {
  if (key.startsWith(`draft:${dayPrefix}`)) return linesOf(begunDayOf(value));
  if (key.startsWith('draft:')) return linesOf(pageOf(value));
  if (!isUsable) return '';
  if (key.startsWith(dayPrefix)) return linesOf(dayOf(value as HardDay));
  const read = readers[key as RecordKey] as ((value: unknown) => string[]) | undefined;
  return linesOf(read?.(value) ?? []);
}

const dayPrefix = 'hard-day:';

const dayOf = ({ name, date, plan }: HardDay) => [
  name,
  ...(date.words ? [date.words] : []),
  ...[plan.where, plan.who, plan.tooMuch],
];

/** The texts of a form of a day, which may be of an older shape. */
const begunDayOf = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([field, text]) =>
        begunFields.includes(field) && typeof text === 'string' ? [text] : [],
      )
    : [];
const begunFields = ['name', 'words', 'where', 'who', 'tooMuch'];

const linesOf = (lines: string[]) => lines.filter((line) => line.trim() !== '').join('\n');

/** The texts of a draft, whatever form it belongs to: each is an object of fields. */
const pageOf = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.values(value).filter((field) => typeof field === 'string' && field !== 'text')
    : [];

const readers: { [K in RecordKey]?: (value: RecordValues[K]) => string[] } = {
  'healing-path': ({ visionOfHealing, customPath, responses }) => [
    visionOfHealing,
    ...customPath.flatMap(({ id, title }) => {
      const response = responses[String(id)] ?? '';
      return response.trim() === '' ? [] : [`${title}: ${response}`];
    }),
  ],
  'safety-plan': (plan) => Object.values(plan),
  'trusted-person': ({ name, phone }) => [name, phone],
  onboarding: (answers) => Object.values(answers).flat(),
  profile: ({ name }) => [name],
};

export const versionsTitle = (count: number) =>
  count === 1
    ? 'One earlier version is kept on this device.'
    : `${count} earlier versions are kept on this device.`;
