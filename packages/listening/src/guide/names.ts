import { isRelationWord } from './relations.ts';
import { capitalise } from './text.ts';

/** Words with a capital that are no names. */
const notNames = new Set(
  `I He She It They We You This That These Those There Here What Who Why How When Where Which Nobody Everyone Everybody
  People Nothing Everything Something Someone Life Work Today Yesterday Tomorrow School Mum Mom Dad Mam Nan Nana Gran Grandma
  Grandad Grandpa God Christmas Easter Thanksgiving Hanukkah Eid Ramadan Diwali Monday Tuesday Wednesday Thursday Friday
  Saturday Sunday January February March April May June July August September October November December Mother Father The
  A An And But So Because If My Our His Her Your Their No Not Yes Never Just Then Now Maybe Sometimes English London Ok Okay Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty Thirty Forty Fifty Sixty
  Facebook Instagram Snapchat WhatsApp Covid New Year Years Eve Day Heaven Jesus Spanish French German Part Half Love Grief
  Death Divorce Cancer Friends Miss Mr Mrs Ms Sir Lady Lord Captain Princess Prince Queen King Major Professor Dr Please Sorry Thanks Thank Well One Two Three After Before Since Even Being Last First Only
  Having Feeling Sleep Nights Night Mornings Weekends Home Doctor Doctors Hospital Church Was Is Did Does Do Can Could
  From With Without Of In At On To For By Into Onto About Over Under Until Till During Between Behind Beside Near
  Would Should Will Don't Are Am Have Had Has Every Funeral Wake Mass Mate Mates Service Burial Pastor Priest Hinglish Name Names`.split(
    /\s+/,
  ),
);
/** A word with a capital that is no name: 'Sunday', 'HR'. */
export const isCommonCapital = (word: string): boolean =>
  notNames.has(word) || isRelationWord(word) || word.length < 2;

/** Words in the place of a name, written without a capital, that are none. */
const notLowerNames =
  /^(?:just|also|really|never|who|and|suddenly|recently|finally|always|still|only|that|actually|both|once|then|now|died|has|had|is|was|so|too|alone|all|either|even|which|passing|death|got|not|often|simply|literally|is|she|he|it|they|i|we|on|in|at|to|after|before|last|this|when|while|since|because|never|ever|though|but|or|as|if|body|funeral|house|room|side|voice|phone|name|birthday|boy|girl|man|woman|lad|lass|brother|sister|son|daughter|dog|cat|pup|tongue|.*ly)$/i;

const isName = (word: string | undefined): word is string =>
  !!word &&
  /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u.test(word) &&
  !notNames.has(word) &&
  !isRelationWord(word);

const afterRelation =
  /^,?\s+(?:(?:is |was )?(?:called|named)\s+)?((?:(?:Miss|Mr|Mrs|Ms|Sir|Lady|Lord|Captain|Princess|Prince|Queen|King|Major|Professor) )?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)/u;

/** What may stand before a name, and is part of it: 'Sir Nibbles', 'Nanny Sue'. */
const titles =
  '(?:miss|mr|mrs|ms|sir|lady|lord|captain|princess|prince|queen|king|major|professor|nan|nana|nanny|gran|granny|grandma|grandpa|grandad|auntie|aunt|uncle|papa|mama|pop|pops)';
const titled = new RegExp(`^((?:${titles} )?)(\\p{L}+(?:-\\p{L}+)?)$`, 'iu');

/** 'sir nibbles' as 'Sir Nibbles'. Null: it is no name. */
function asName(words: string): string | null {
  const [, title = '', rest = ''] = titled.exec(words) ?? [];
  const name = rest.split('-').map(capitalise).join('-');
  return isName(name) ? `${capitalise(title)}${name}` : null;
}

/** A word that stands where a name does, however it is written: 'keisha' as 'Keisha'. Null: it is a common word. */
export function nameFrom(word: string): string | null {
  const isCommon = word.length < 3 || notLowerNames.test(word) || commonFirstWords.test(word);
  return isCommon ? null : asName(word);
}

/** Somebody who is only named: the word with which a sentence begins, before what they did. 'Bill went while I was out.' */
export function leadingName(text: string): string | null {
  const [, word = ''] = leading.exec(text) ?? [];
  return nameFrom(word);
}

const leading =
  /^(?:(?:and|but|so|well|anyway)[, ]+)?(\p{L}{3,}(?:-\p{L}+)?) (?:was|went|came|did|had|has|is|would|used|showed|raised|taught|wore|finished|left|ended|ate|kept|always|never|died|called|told|said|gave|made|loved|hated|got|took|put|sang|lived|worked|and I|and me)\b/iu;
const commonFirstWords =
  /^(?:.*(?:ing|ed|ly|ness|tion)|everyone|everybody|nobody|someone|somebody|something|nothing|everything|anything|work|life|today|tonight|yesterday|tomorrow|this|that|these|those|there|here|what|who|which|where|when|why|how|part|half|all|some|most|both|each|the|one|two|three|four|five|people|god|love|grief|home|school|christmas|easter|sleep|food|music|time|things?|mornings?|nights?|days?|weeks?|months?|years?|hospital|doctor|nurse|vet|police|house|room|kitchen|phone|car|church|wife|husband|dad|mum|mom|kids?|family|friends?|mates?|neighbou?rs?|you|your|our|they|she|her|his|him|not|just|still|even|only|also|then|now|once|maybe|because|since|after|before|while|until|weather|rain|dinner|lunch|breakfast|tea|coffee|money|pain|hope|mine|ours|such|other|another|same|last|next|first)$/i;

/** The name written right after a relation that is itself used as a name: 'Grandma Pilar'. */
export function nameAfterBareRelation(rest: string): string | null {
  const written = rest.match(/^ (\p{Lu}\p{Ll}+)\b/u)?.[1];
  return isName(written) ? written : leadingName(rest.trimStart());
}

/** The name that follows a relation: 'my wife Ana', 'my dog biscuit died'. */
export function nameAfterRelation(rest: string): string | null {
  const written = rest.match(afterRelation)?.[1];
  const name = written ? asName(written) : null;
  if (name) return name;
  const lower = rest.match(
    /^,?\s+(?:called |named )?(\p{Ll}{3,12})(?:'s)?\s+(?:died|passed|was|is|has|had|left|got|broke|dumped|hasn't|won't|used)\b/u,
  )?.[1];
  return lower && !notLowerNames.test(lower) ? capitalise(lower) : null;
}

const nameAfterWord =
  /\b(?:miss|lost|left|married|buried|divorced|dated|love|loved|about|without|called|named|hate|forgive|forgot|with|w|for|(?:talk|talked|talking|speak|spoke|said|say|write|wrote|writing|listen|listened|married|engaged|close|promised|sorry|next|happened) to|and|than|like|knew|know|met|told|that|because|before|when|after|if|since|(?:death|photos?|pictures?|voice|memor\w+|dreams?|dreaming|dreamt|dreamed|thought|thinking|loss|afraid|proud|fond|because|front|instead|care) of|was|is)\s+(\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?)(?='s\b|\s|$|[,.!?])/gu;
const nameAsSubject =
  /(?:^|[.!?,]\s+)(\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?)(?='s\s+(?:gone|dead|not|name)|\s+(?:died|passed|left|was|is|has|had|used|loved|always|would|said|never|hated|liked|and I|didn't|hasn't|won't|wouldn't|slept|knew|made|got)\b)/gu;

/** 'Connection was bad' at the beginning of a sentence is nobody. */
const isThing = /(?:tion|ness|ship|hood|(?<!Cle)ment)$/i;

/** The known names in a text, then the words that stand where a name does. */
export function namesIn(
  text: string,
  known: readonly string[],
): { name: string; position: number }[] {
  const found: { name: string; position: number }[] = [];
  const lowerText = text.toLowerCase();
  for (const name of known) {
    if (!lowerText.includes(name.toLowerCase())) continue;
    const position = text.search(new RegExp(`(?<![\\w'-])${name}(?![\\w-])`, 'i'));
    if (position >= 0) found.push({ name, position });
  }
  for (const pattern of [nameAfterWord, nameAsSubject]) {
    for (const match of text.matchAll(pattern)) {
      const name = match[1];
      if (isName(name) && !isThing.test(name)) found.push({ name, position: match.index });
    }
  }
  return found;
}

/** The name that a message states: 'Her name was Ana', 'it's Anna, not Ana'. */
export function statedName(text: string): string | null {
  const match =
    text.match(
      new RegExp(
        `\\b(?:name(?:'s| is| was)|(?:she|he|they|it)(?:'s| is| was)? (?:called|named)|we called (?:him|her|them|it))\\s+((?:${titles} )?\\p{L}{2,})`,
        'iu',
      ),
    ) ?? text.match(/\b(?:it's|it is|it was|I said|I meant)\s+(\p{Lu}\p{Ll}+),?\s+not\s+\p{Lu}/u);
  const word = match?.[1];
  if (
    !word ||
    notLowerNames.test(word) ||
    /^(?:the|a|my|her|his|not|on|in|all|what|always)$/i.test(word)
  )
    return null;
  return asName(word);
}

/** The name in a message that is nothing but the answer to 'What was her name?'. */
export function nameAlone(text: string): string | null {
  const words = text.replace(/[.!]+$/, '').split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length > 3 || !/^\p{L}\p{Ll}+$/u.test(last)) return null;
  if (/^(?:no|yes|ok|okay|idk|nothing|none|why|what|sorry|pass|nope|yeah|sure)$/i.test(last))
    return null;
  return capitalise(last);
}

/** A name that is a message of its own, or its first sentence: 'Bex', 'My Lou', 'Theo. 4lb 3'. */
export function loneName(text: string): string | null {
  const name = text.match(/^(?:my )?(\p{Lu}\p{Ll}{1,}(?:-\p{Lu}\p{Ll}+)?)(?:[.!]|$)/iu)?.[1];
  return isName(name) && text.split(/\s+/).length <= 4 ? name : null;
}

/** Whether a reply ends with the question for a name. */
export const asksForName = (reply: string): boolean =>
  /\b(?:name(?: did (?:he|she|they) go by)?|call (?:them|him|her))\?\s*$/.test(reply);
