import { screenText } from './screen.ts';

/** Whether somebody says, after danger to their own life, that a person is there now, on the way or on the line. */

/** Somebody is with them, or on the way. By the words alone: see `isDangerFromOther`. */
export const saysCompany = (text: string): boolean =>
  !companyIsNoHelp.test(text) &&
  [withSomebody, takenAway, withNamed, isInTheHouse].some((words) => words.test(text));

/** What they meant to use is out of reach. */
const takenAway =
  /\b(?:he|she|they)(?:'s|'ve| has| have)? (?:took|taken) (?:it|them|the \p{L}+)(?: all)? (?:off me|from me)\b/iu;
const withSomebody =
  /\b(?:not|no longer) (?:on my own|alone|by myself)\b|\b(?:she|he|they|mum|mom|dad|someone|somebody)(?:'s| is| are|'re) (?:here|with me|sat with me|sitting with me|on (?:his|her|their|the) way|coming(?: over| round)?|next to me|holding|(?:phoning|ringing|calling) me)\b|\b(?:his|her|their) arms? (?:a?round|about) me\b|\bon the phone (?:with|to) (?:her|him|them|my|mum|mom|dad)\b|\b(?:woke|woken) \p{L}+ up\b|\b(?:woke|woken|rang|called|phoned) (?:her|him|them|mum|mom|dad|my \p{L}+)\b/iu;
const withNamed =
  /\b\p{Lu}\p{L}+(?:'s| is) (?:here|with me|sat with me|sitting with me|on (?:his|her|their|the) way|coming|(?:phoning|ringing|calling) me)\b|\b(?:[Ww]oke|[Ww]oken|[Rr]ang|[Cc]alled|[Pp]honed) (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)\p{Lu}\p{L}+/u;

/** 'My brother is in the kitchen', 'she let herself in', 'he's making eggs', 'I'm going home with my sister'. */
const person =
  '(?:mum|mom|mam|mother|dad|father|brother|sister|son|daughter|wife|husband|partner|boyfriend|girlfriend|friend|mate|aunt|auntie|uncle|cousin|nan|gran|grandma|neighbou?r|flatmate|roommate|housemate|nurse|doctor|priest|vicar|pastor|ambulance|paramedics?|police)';
const living = `(?:s?he|they|someone|somebody|(?:(?:my|our|the) (?:big |little |older |younger |best )?)?${person}(?:-in-law)?)`;
const isInTheHouse = new RegExp(
  [
    `\\b${living}(?:'s| is|'re| are) (?:now |just )?(?:in (?:the|my) (?:kitchen|house|hall|room|living room|lounge|doorway|car)|at (?:the|my) door|downstairs|outside(?: now)?|making (?:me |us )?(?:\\p{L}+ )?(?:eggs|tea|coffee|toast|food|soup|breakfast|dinner|supper|something)|putting the kettle on|taking me (?:home|to)|driving me)\\b`,
    `\\b${living} (?:just |has |have |'s )*(?:came (?:over|round|in|home)|got here|let (?:him|her|them)sel(?:f|ves) in|walked in|turned up|took (?:it|them) (?:all )?(?:away|off me|from me)|put the kettle on)\\b`,
    `\\bI(?:'m| am|'ll)(?: going| coming| staying| go| stay)? (?:home |over )?(?:with|at|to) (?:my )?${person}(?:'s)?\\b`,
  ].join('|'),
  'iu',
);

/** Whoever is there does not know, sleeps, or is no living person. */
const companyIsNoHelp =
  /\b(?:heaven|ghost|spirit|grave|voices?|in my head|vision|the other side|be with (?:him|her|them)|join (?:him|her|them))\b|\b(?:doesn't|don't|didn't|won't|can't|mustn't) (?:know|see|notice|hear|realis\w+|realiz\w+|find out)\b|\b(?:asleep|sleeping|before (?:s?he|they) (?:gets?|wakes?|comes?|sees?|finds?|knows?)|(?:once|when|after|until) (?:s?he|they)(?:'s| is|'re| are)? (?:gone|leaves?|goes|sleeps?|out)|too late|no (?:answer|reply)|(?:didn't|didnt|doesn't|isn't|not|won't|never) (?:pick\w*|answer\w*|come|coming)|voicemail|hung up|let (?:it|the phone|her|him|them) ring|(?:nobody|no one) (?:picks|picked|answers|answered|came)|still (?:got|have) (?:it|them|the)|hid(?:den)? (?:it|them|the)|locked (?:it|myself|the door))\b/i;

/** Who says that the other one is drunk, shouts, or may hurt them is not told to stay near. */
const otherIsToBeFeared =
  /\b(?:(?:scared|afraid|terrified|frightened) of (?!being|what|dying|losing)\p{L}+|(?:hit|hits|hitting|beats?|punche[ds]|chok\w+|strangl\w+|threaten\w*|grab\w*|hurts?|raped?|rapes|stalk\w*|follow(?:s|ed|ing)|slapp?\w*|shov\w+|push\w*|kicked|drag\w*|forc\w+) (?:me|my (?:arm|hair|face|neck|head|throat))\b|(?:kill|hurt|hit|find|get|shoot|stab) me|hid(?:e|ing) (?:from|in|under|behind)|I'm hiding|banging on|broke in|breaking in|won't let me (?:leave|go|out)|not let me (?:leave|go|out)|mak(?:es?|ing) me (?:come|go|stay|get)|(?:he|she|they)(?:'s|'re| is| are) (?:drunk|angry|furious|shouting|screaming|raging|off his head|going to)|don't let (?:him|her|them))\b/iu;
const kindsOfOthers: ReadonlySet<string> = new Set([
  ...['abuse', 'sexual', 'control', 'stalking', 'harm-to-others'],
]);
/** So many of the person's messages are looked at. */
const lately = 8;

/** Whether what was said lately tells of somebody who may hurt them: then nobody's coming is good news by itself. */
export const isDangerFromOther = (messages: readonly { role: string; text: string }[]): boolean =>
  messages
    .filter(({ role }) => role === 'user')
    .slice(-lately)
    .some(
      ({ text }) =>
        otherIsToBeFeared.test(text) ||
        screenText(text).kinds.some((kind) => kindsOfOthers.has(kind)),
    );

/** Whether a message that raised a card says beside it that somebody came, and nothing that is danger by its plain words. */
export const isJoined = (
  text: string,
  messages: readonly { role: string; text: string }[],
): boolean =>
  saysCompany(text) &&
  screenText(text.replace(takenAway, ' ')).level < 2 &&
  !isDangerFromOther([...messages, { role: 'user', text }]);
