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
const tellsOfDuration =
  /\b(?:married|together|had (?:him|her|them|it)|with me|was|old|friends|known)\b/i;

/** The point in time, in the person's words: 'three weeks ago', 'at night'. */
export const timeIn = (text: string): string | null => inLowerCase(text.match(timePattern)?.[0]);

/** What recurs or is still to come: no loss happened then. */
const notOnce =
  /^(?:every|at night|at the|in the (?:mornings?|evenings?)|on \w+s$|since|next|tomorrow)/i;
const tellsOfLoss = /\b(?:died|dies|passed|lost|was killed|funeral|drowned|overdosed)\b/i;

/** The time of a loss, if it stands in the same sentence: 'in March'. */
export function timeOfLoss(text: string): string | null {
  const sentence = sentencesOf(text).find((each) => tellsOfLoss.test(each.text));
  const time = sentence ? timeIn(sentence.text) : null;
  return time !== null && notOnce.test(time) ? null : time;
}

/** How long it has been: 'three weeks'. */
export function timeSinceIn(text: string): string | null {
  const match = text.match(new RegExp(`\\b(${numbers}(?: and a half)? ${units}) ago`, 'i'));
  if (match) return inLowerCase(match[1]);
  if (!/\b(?:it's been|it has been|been|since|it's only|it was only|now|today)\b/i.test(text))
    return null;
  if (tellsOfDuration.test(text)) return null;
  const span = text.match(spanPattern);
  return inLowerCase(span?.[1] ?? span?.[2]);
}

/** How long a marriage, a friendship or an animal's life lasted: 'twenty years'. */
export function durationIn(text: string): string | null {
  if (!tellsOfDuration.test(text) && !/(?:^|[.!?] )\d+ years(?=[.!]|$)/.test(text)) return null;
  const match = text.match(
    new RegExp(
      `\\b(?:for|after) (${numbers} ${units})\\b|\\b(${numbers} (?:years|months)) (?:together|married|with)|(?:^|[.!?] )(\\d+ years)(?=[.!]|$)`,
      'i',
    ),
  );
  return inLowerCase(match?.[1] ?? match?.[2] ?? match?.[3]);
}

/** Lower case, except for the names of days and months. */
const inLowerCase = (text: string | undefined): string | null =>
  text
    ? text
        .toLowerCase()
        .replace(new RegExp(`\\b(${months}|${days})`, 'g'), (word) =>
          /^(?:spring|summer|autumn|winter)$/.test(word)
            ? word
            : word.charAt(0).toUpperCase() + word.slice(1),
        )
    : null;
