import { replyBank } from './reply-bank.ts';
import type { Template } from './template.ts';
import { withContractions } from './tone.ts';

// Which templates a reply was made of is not stored with the conversation: it is read from the reply's text.

const fingerprints = new Map<string, string>();

/** The longest part of a template's text without a slot, in comparable form. */
function fingerprintOf({ id, text }: Template): string {
  const known = fingerprints.get(id);
  if (known !== undefined) return known;
  const fingerprint = comparableText(text)
    .split(/\{[a-z]+\}/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
    .trim();
  fingerprints.set(id, fingerprint);
  return fingerprint;
}

const mostCached = 4_000;
const comparableTexts = new Map<string, string>();

/** The text as it is in every tone: contracted, in lower case, without quotation marks. */
export function comparableText(text: string): string {
  const known = comparableTexts.get(text);
  if (known !== undefined) return known;
  const comparable = withContractions(text).toLowerCase().replace(/["“”]/g, '');
  if (comparableTexts.size > mostCached) comparableTexts.clear();
  comparableTexts.set(text, comparable);
  return comparable;
}

/** Whether a reply was made with this template. */
export const isMadeFrom = (template: Template, reply: string): boolean =>
  isTemplateIn(template, comparableText(reply));

/** The same for text that is comparable already: many templates are looked for in the same replies. */
export function isTemplateIn(template: Template, comparable: string): boolean {
  const fingerprint = fingerprintOf(template);
  return fingerprint.length >= 5 && comparable.includes(fingerprint);
}

/** The templates that an earlier reply was made of. */
export function templatesIn(reply: string): Template[] {
  const comparable = comparableText(reply);
  return replyBank.filter((template) => isTemplateIn(template, comparable));
}
