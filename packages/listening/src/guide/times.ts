import { sentencesOf } from './text.ts';

const numbers =
  '(?:\\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a couple of|a few|few|several|many|almost \\w+|nearly \\w+|half an?)';
const units = '(?:minutes?|hours?|days?|nights?|weeks?|weekends?|months?|years?|decades?)';
const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|spring|summer|autumn|winter|new year)';
const days = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)';

const timePattern = new RegExp(
  [
    `${numbers}(?: and a half)? ${units} ago(?: today)?`,
    `(?:last|this past) (?:night|week|month|year|weekend|${months}|${days})`,
    `(?:this|next) (?:week|month|year|weekend|${months}|${days})`,
    `(?:in|since|on) ${months}(?![a-z-])`,
    `(?:on|since|every) ${days}s?`,
    'this morning|this afternoon|this evening|tonight|yesterday|tomorrow',
    'at night|every night|every morning|in the mornings?|in the evenings?|at the weekends?|on sundays',
    'at (?:one|two|three|four|five|\\d{1,2}) ?(?:am|in the morning)|\\d{1,2} ?am',
  ].join('|'),
  'i',
);
const spanPattern = new RegExp(
  `\\b(${numbers}(?: and a half)? ${units})(?= (?:ago|now|today|since|tomorrow|later|of)\\b|$|[,.!?])|\\b(?:for|been|after|in) (${numbers}(?: long)? ${units})\\b`,
  'i',
);
const together = /\b(?:married|together|had (?:him|her|them|it)|with me|was|old|friends|known)\b/i;

/** When it was, as the person put it: 'three weeks ago', 'at night'. */
export const timeIn = (text: string): string | null => lower(text.match(timePattern)?.[0]);

/** What comes again, or has not come yet: nothing happened then once and for all. */
const again =
  /^(?:every|at night|at the|in the (?:mornings?|evenings?)|on \w+s$|since|next|tomorrow)/i;
const tellsOfLoss = /\b(?:died|dies|passed|lost|was killed|funeral|drowned|overdosed)\b/i;

/** When a loss happened, told in the same sentence as the loss: 'in March'. Null for 'every morning'. */
export function timeOfLoss(text: string): string | null {
  const told = sentencesOf(text).find((sentence) => tellsOfLoss.test(sentence.text));
  const time = told ? timeIn(told.text) : null;
  return time !== null && again.test(time) ? null : time;
}

/** How long it has been: 'three weeks'. Not how long a marriage lasted. */
export function spanSince(text: string): string | null {
  const match = text.match(new RegExp(`\\b(${numbers}(?: and a half)? ${units}) ago`, 'i'));
  if (match) return lower(match[1]);
  if (!/\b(?:it's been|it has been|been|since|it's only|it was only|now|today)\b/i.test(text))
    return null;
  if (together.test(text)) return null;
  const span = text.match(spanPattern);
  return lower(span?.[1] ?? span?.[2]);
}

/** How long something lasted: 'twenty years' of a marriage, a dog's life. */
export function spanOf(text: string): string | null {
  if (!together.test(text) && !/(?:^|[.!?] )\d+ years(?=[.!]|$)/.test(text)) return null;
  const match = text.match(
    new RegExp(
      `\\b(?:for|after) (${numbers} ${units})\\b|\\b(${numbers} (?:years|months)) (?:together|married|with)|(?:^|[.!?] )(\\d+ years)(?=[.!]|$)`,
      'i',
    ),
  );
  return lower(match?.[1] ?? match?.[2] ?? match?.[3]);
}

const lower = (text: string | undefined): string | null =>
  text
    ? text
        .toLowerCase()
        .replace(new RegExp(`\\b(${months}|${days})`, 'g'), (word) =>
          /^(?:spring|summer|autumn|winter)$/.test(word)
            ? word
            : word.charAt(0).toUpperCase() + word.slice(1),
        )
    : null;
