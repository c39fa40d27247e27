import { inSmallLetters } from './small-letters.ts';

/** A part of a sentence with a subject of its own, in the person's words. */
export type Clause = {
  /** Normalised, without the punctuation around it. */
  text: string;
  isQuestion: boolean;
  /** It follows a 'but': what people mean most often does. */
  isAfterBut: boolean;
};

const maxLength = 2_000;

/** Missing apostrophes and abbreviations. */
const writtenOut: Record<string, string> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  couldnt: "couldn't",
  wont: "won't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  shouldve: "should've",
  wouldve: "would've",
  couldve: "could've",
  isnt: "isn't",
  wasnt: "wasn't",
  werent: "weren't",
  arent: "aren't",
  havent: "haven't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  im: "I'm",
  ive: "I've",
  id: "I'd",
  theyve: "they've",
  theyd: "they'd",
  everyones: "everyone's",
  becuase: 'because',
  becasue: 'because',
  hes: "he's",
  shes: "she's",
  thats: "that's",
  whats: "what's",
  whens: "when's",
  wheres: "where's",
  whos: "who's",
  hows: "how's",
  theyre: "they're",
  youre: "you're",
  theres: "there's",
  i: 'I',
  u: 'you',
  ur: 'your',
  cos: 'because',
  coz: 'because',
  cuz: 'because',
  bc: 'because',
  bf: 'boyfriend',
  gf: 'girlfriend',
  deid: 'dead',
  gonna: 'going to',
  wanna: 'want to',
  rn: 'right now',
  ppl: 'people',
  pls: 'please',
  thx: 'thanks',
};

/** 'Ma wee brother', and no mother. */
const scotsMy =
  /\bma (?=(?:wee|ain|big|brother|sister|husband|wife|man|son|boy|daughter|lassie|pal|da|maw)\b)/gi;

/** 'My boyfriends hoodie': of whom one has one, and something of theirs. */
const ofOne =
  /\b((?:my|our) (?:late |old |poor )?(?:mum|mom|mam|dad|mother|father|husband|wife|partner|boyfriend|girlfriend|fianc[ée]e?|nan|nana|gran|grandma|grandad|grandpa|granddad))s(?= (?!(?:are|were|have|had|do|did|don't|came|come|will|would|can|could|and|or|who|that|in|at|on|both|always|never|say|said|think|keep|know|want)\b)\p{L})/giu;

/** The message with straight quotation marks, without invisible characters, the commonest abbreviations written out. */
export function normaliseMessage(text: string): string {
  return inSmallLetters(text.slice(0, maxLength))
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\bI (should|would|could|might|must) of\b/gi, 'I $1 have')
    .replace(/(?<![\w'])[A-Za-z]+(?![\w'])/g, (word) => {
      const known = writtenOut[word.toLowerCase()];
      return known && word !== 'ILL' ? known : word;
    })
    .replace(scotsMy, 'my ')
    .replace(ofOne, "$1's")
    .replace(/\bi'(m|ve|d|ll)\b/g, "I'$1")
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

const subject =
  "(?:I|I'm|I've|I'd|I'll|he|he's|he'd|she|she's|she'd|they|they're|we|we're|we'd|it|it's|my|our|his|her|their|the|nobody|no one|everyone|everybody|people|now|there|there's|that|that's|this|today|yesterday|mum|mom|dad|what|sometimes|then)";
const clauseBoundary = new RegExp(
  `,?\\s+(but|because|so|although|though|while|and then|and|yet|except|then)\\s+(?=${subject}\\b)|,\\s+(?=${subject}\\b)`,
  'i',
);

/** The sentences of a normalised message, without their end marks. */
export function sentencesOf(message: string): { text: string; isQuestion: boolean }[] {
  return message
    .split(
      /(?<=(?<!\b(?:mr|mrs|ms|dr|no(?=\. \d)))[.!?…])["')]*\s+|\n+|;\s+|\s+[–—-]+\s+|\s*\.{3,}\s*/iu,
    )
    .map((part) => ({ isQuestion: asks(part), text: trimPunctuation(part) }))
    .filter((part) => /[\p{L}\p{N}]/u.test(part.text));
}

/** Many leave the question mark out: 'when did she want the key by'. */
const asks = (part: string): boolean =>
  !bringsNews.test(part) && !soDidI.test(part.trim()) && isAsked(part);
/** 'She is due in May. So was I.' */
const soDidI =
  /^(?:and )?(?:so|nor|neither) (?:am|was|is|are|were|do|did|does|have|had|has|can|could|would|will) (?:I|he|she|we|they)[.!]*$/i;
const isAsked = (part: string): boolean =>
  beginsAsQuestion.test(part.trim()) ||
  asksInTheMiddle.test(part) ||
  part.replace(reportedQuestion, '').includes('?');
/** Brings its own news: 'did I tell you he grew leeks?', 'do you remember Lahinch, how you laughed'. */
export const bringsNews =
  /(?:^|[.?!,] )(?:and |so |oh |hey )?did I (?:ever |even )?(?:tell you|mention|say)(?: that| about)? (?:he|she|we|I|they|it|my|his|her|our|their|the)\b(?! (?:name|age|date|day))|\b(?:do|did) you remember (?:when |how |that time |the time )?(?:we|you|us)\b|\bdo you remember (?!anything|everything|what|which|who|when|where|how|if|whether|me\b|my\b|his\b|her\b|their\b|the\b|it\b|that\b|this\b|any|I\b|about)\p{L}/iu;
/** What somebody else asked: 'she said: shall we have a coffee?' */
const reportedQuestion =
  /(?<!\byou )\b(?:said|says|asked|asks|goes|wrote|texted|shouted|whispered|(?:was|is|'s) like)\b[^?:"]{0,24}(?:[:"]|(?<=\s)')[^?]*\?["']*/giu;
/** 'The date was when, for the solicitor'. */
const asksInTheMiddle =
  /^(?:the|his|her|their|my|it|that) (?:\w+ )?(?:is|was|were) (?:when|where|who|what|how (?:many|old|long))(?:[,.]|$)/i;
const beginsAsQuestion =
  /^(?:(?:and|so|but|wait|sorry|anyway|anyways|ok|okay|well|please)[, ]+)*(?!(?:where|how) do I (?:even )?(?:start|begin)|what can I say|when (?:I|it|he|she|they|we|you)\b)(?:(?:what|when|where|who|which|how|why)(?: \w+)? (?:did|do|does|was|were|is|are|will|would|should|can|could|has|have|am)\b(?! \w+ing\b)|how (?:many|old|much|long|do|did|to)\b|(?:what|who|where|how)(?:'s| is) (?:the|wrong|up with|it called)\b|(?:what|where|when) (?:to \w+|happens|if)\b|which \w+ \w+s\b|(?:do|does|did|can|could|would|will|should|is|are|was|were|am|have|has) (?:I|you|he|she|it|they|we|that|there|this|my|the)\b)/i;

/** The clauses of a normalised message, without the little words they begin with. */
export function clausesOf(message: string): Clause[] {
  return sentencesOf(message).flatMap(({ text, isQuestion }) => {
    const parts = text.split(clauseBoundary);
    const clauses: Clause[] = [];
    let conjunction: string | undefined;
    for (const [index, part] of parts.entries()) {
      if (index % 2 === 1) {
        conjunction = part;
        continue;
      }
      const clause = stripDiscourseMarkers(trimPunctuation(part ?? ''));
      const isAfterBut = /^(but|yet)$/i.test(conjunction ?? '');
      if (clause) clauses.push({ text: clause, isQuestion, isAfterBut });
    }
    return clauses;
  });
}

const discourseMarkers =
  /^(?:(?:and|but|so|because|like|well|um+|uh|er|oh|ah|honestly|anyway|i mean|i guess|i suppose|you know|ok|okay|yeah|yes|no|nah|lol|tbh|also|hi|hello|hey|sorry|actually|basically|plus|then|thanks|thank you|well)\b[,.\s]*)+(?=\S)/i;

const stripDiscourseMarkers = (text: string): string => text.replace(discourseMarkers, '') || text;

const trimPunctuation = (text: string): string =>
  text
    .replace(/^[\s"'(*_,.!?…-]+(?=[\p{L}\p{N}])/u, '')
    .replace(/[\s".,!?…;:)(*_-]+$/u, '')
    .replace(
      /\s+(?:lol|tbh|you know|though|haha|i guess|i suppose|i think|or something|xx?)$/i,
      '',
    );

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];

export const capitalise = (text: string): string =>
  text.replace(
    /^(["'“‘]?)(\p{Ll})/u,
    (_all, mark: string, first: string) => mark + first.toUpperCase(),
  );
