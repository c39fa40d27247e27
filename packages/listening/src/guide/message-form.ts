import type { Purpose } from './message-frames.ts';

type Form = 'text' | 'email' | 'card' | 'letter';

/** What a message is written on. */
export function formOf(text: string): Form {
  if (/(?<!\b(?:one|single|every) )\blett?e?rs?\b|\bin writing\b/i.test(text)) return 'letter';
  if (/\b(?:e-?mail|mail)\b/i.test(text)) return 'email';
  if (/\b(?:card|note|slip)\b/i.test(text)) return 'card';
  return /\b(?:text(?:ing)?(?: message)?|message|msg|whats ?app|dm|sms|reply|group chat)\b/i.test(
    text,
  )
    ? 'text'
    : 'letter';
}

/** 'An email': what is asked for, as it is named in a question. */
export const nameOfForm: Record<Form, string> = {
  text: 'a message',
  email: 'an email',
  card: 'a card',
  letter: 'a letter',
};

/** Whether it goes to several people, or to a company: nobody of them is 'she'. */
export const isToSeveral = (text: string): boolean =>
  groups.test(text) || company.test(text) || several.test(text);

/** Whether the request says that it goes to an office, a company or several people, or on what it is written. */
export const namesReceiver = (text: string): boolean => isToSeveral(text) || isOffice.test(text);

const several = /\b(?:to|for|tell|write|email|text) (?:them|everyone|everybody|people)\b/i;
const groups =
  /\b(?:(?:to|for|with|send|tell|text|email|message) (?:the |my |our )?(?:whole |entire |\p{L}+ing )?(?:team|group(?: chat)?|everyone|everybody|mums|colleagues|branch|office|family group|class|workmates|neighbou?rs|staff|nurses|friends|choir|band|club)|group (?:chat|message|text))\b/iu;
const company =
  /\b(?:gym|venue|bank|insurer|insurance|council|hospital|company|airline|cruise|provider|phone people|agency|court|embassy|pension \p{L}+|tax office|police|solicitors?|registrar|coroner|shop|HR|& sons|ltd)\b/iu;
/** A letter to her bank is none to her. */
export const isToCompany = (text: string): boolean => toCompany.test(text);
const toCompany = new RegExp(
  `\\b(?:to|for|with) (?:(?:her|his|their|the|my|our|an?) )?(?:\\p{L}+ )?${company.source.replace(/^\\b/, '')}`,
  'iu',
);

/** The line a message begins with. */
export function salutationFor(name: string | null, purpose: Purpose, text: string): string {
  const form = formOf(text);
  if (name === null && groups.test(text))
    return form === 'text' ? 'Hi everyone,' : form === 'email' ? 'Hello everyone,' : 'Dear all,';
  const isErrandToCompany = purpose === 'ask' && form === 'letter' && company.test(text);
  if (purpose === 'stop' || purpose === 'cancel' || isErrandToCompany) {
    return name ? `Dear ${name},` : form === 'text' ? 'Hello,' : 'To whom it may concern,';
  }
  if (form === 'text') return name ? `${/ /.test(name) ? 'Dear' : 'Hi'} ${name},` : 'Hi,';
  if (form === 'email' && !/ /.test(name ?? '')) return name ? `Hello ${name},` : 'Hello,';
  return `Dear ${name ?? '…'},`;
}

/** Under an email or a letter about an errand. What is personal ends as the person ends it. */
export function endingFor(purpose: Purpose, text: string): string | null {
  const signed = signatureIn(text);
  const form = formOf(text);
  const isErrand =
    ['stop', 'cancel'].includes(purpose) ||
    (['ask', 'patience', 'tell'].includes(purpose) && (isOffice.test(text) || company.test(text)));
  if (isErrand && (form === 'email' || form === 'letter')) return `Kind regards,\n${signed ?? '…'}`;
  return signed;
}

const isOffice =
  /\b(?:landlord|landlady|letting agent|agent|boss|manager|teacher|tutor|school|head ?teacher|work|hr|priest|father \p{Lu}|mr|mrs|ms|miss|dr|office|supervisor|lecturer)\b/iu;

/** 'Just me, Lorraine', 'sign it Luz', 'from his daughter Vidya'. */
const signatureIn = (text: string): string | null =>
  text.match(
    /\b(?:sign(?:ed)? (?:it |off )?(?:as |from )?|just me,? |from me,? (?:\()?|from (?:his|her|their|your) \p{Ll}+,? |I am called |I'm called )(\p{Lu}\p{Ll}+)\b/u,
  )?.[1] ?? null;
