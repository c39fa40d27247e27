import { fullDate, readDate } from '@mooring/contract';
import type {
  EarlierVersion,
  Keepsake,
  Letter,
  RecordKey,
  RecordValues,
  Someone,
} from '@mooring/data';

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
  if (key.startsWith('someone:')) return 'Someone you lost';
  if (key.startsWith('keepsake:')) return 'Something you kept of them';
  if (key.startsWith('letter:')) return 'A letter';
  if (key.startsWith('draft:letter:')) return 'A letter you had begun';
  if (key.startsWith('draft:')) return 'A page you had begun';
  return names[key as RecordKey] ?? 'Something you kept';
}

/** What the person wrote in it; empty where there are only choices. */
export function textOf({ key, value, isUsable }: EarlierVersion): string {
  if (key.startsWith('draft:') && !key.startsWith('draft:letter:')) return linesOf(pageOf(value));
  if (!isUsable) return '';
  if (key.startsWith('someone:')) return linesOf(personLines(value as Someone));
  if (key.startsWith('keepsake:')) return (value as Keepsake).text;
  if (/^(draft:)?letter:/.test(key)) return letterText(value as Letter);
  const read = readers[key as RecordKey] as ((value: unknown) => string[]) | undefined;
  return linesOf(read?.(value) ?? []);
}

/** A usable version matches its schema. The words of a sealed letter are not shown here either. */
const letterText = ({ to, text, sealedUntil }: Pick<Letter, 'to' | 'text' | 'sealedUntil'>) =>
  linesOf([to, sealedUntil ? `Sealed until ${fullDate(readDate(sealedUntil))}` : text]);

const linesOf = (lines: string[]) => lines.filter((line) => line.trim() !== '').join('\n');

const personLines = ({ name, bond, called, calledYou, ending }: Someone) => [
  name,
  bond,
  called,
  calledYou,
  ending,
];

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
