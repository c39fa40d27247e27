import type { EarlierVersion, RecordKey, RecordValues } from '@mooring/data';
import { daysInWords } from '../muted/day-words.ts';
import { documentOfKey } from './earlier-documents.ts';

/** What a document is called on the screens it belongs to. */
const names: Partial<Record<RecordKey, string>> = {
  'healing-path': 'Your healing path',
  'safety-plan': 'My safety plan',
  'trusted-person': 'Someone I trust',
  onboarding: 'Your first answers',
  subscription: 'Your access',
  settings: 'Your settings',
  profile: 'Your name and picture',
  muted: 'What is not to be brought up',
  'pause-notes': 'What you wrote after a pause',
  'companion-settings': 'How the companion answers',
};

export function nameOf({ key }: EarlierVersion): string {
  if (key.startsWith('companion-chat')) return 'A conversation';
  const begun = key.startsWith('draft:');
  const document = documentOfKey(begun ? key.slice('draft:'.length) : key);
  if (document) return begun ? document.begun : document.name;
  return begun ? 'A page you had begun' : (names[key as RecordKey] ?? 'Something you kept');
}

/** What the person wrote in it; empty where there are only choices. */
export function textOf({ key, value, isUsable }: EarlierVersion): string {
  if (key.startsWith('draft:')) return linesOf(textsOfDraft(key.slice('draft:'.length), value));
  if (!isUsable) return '';
  const document = documentOfKey(key);
  if (document) return linesOf(document.texts(value as object));
  const read = readers[key as RecordKey] as ((value: unknown) => string[]) | undefined;
  return linesOf(read?.(value) ?? []);
}

const linesOf = (lines: readonly unknown[]) =>
  lines.filter((line) => typeof line === 'string' && line.trim() !== '').join('\n');

/** The texts of a draft, whatever form it belongs to: each is an object of fields. */
function textsOfDraft(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const document = documentOfKey(key);
  return document
    ? document.texts(value)
    : Object.values(value).filter((field) => field !== 'text');
}

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
  muted: ({ words, tags, days }) => [
    ...words,
    ...tags.map((tag) => `#${tag}`),
    ...days.map(daysInWords),
  ],
  'pause-notes': (notes) => notes.map(({ text }) => text),
  onboarding: (answers) => Object.values(answers).flat(),
  profile: ({ name }) => [name],
};

export const versionsTitle = (count: number) =>
  count === 1
    ? 'One earlier version is kept on this device.'
    : `${count} earlier versions are kept on this device.`;
