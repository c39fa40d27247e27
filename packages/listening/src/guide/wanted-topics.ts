import type { Wish } from '../reader/purposes.ts';
import { asksWhetherAllRight, judged } from './asks-if-all-right.ts';
import { refusesToBreathe } from './breathing.ts';
import type { Memory } from './memory.ts';
import { mentionsIn } from './mentions.ts';

/** The topics that answer a wish, the most fitting first. None: it has other ways. */
export function topicsOfWish(wish: Wish, memory: Memory): readonly string[] {
  const { text } = memory.latest;
  switch (wish) {
    case 'want-facts':
    case 'want-recall':
    case 'want-write':
    case 'want-of-app':
    case 'want-of-you':
      return [];
    case 'want-normal':
      return asksWhetherAllRight(text).length > 0 ? [] : judged(text, ['is-this-normal']);
    case 'want-just-listen':
      return [ofQuestions.test(text) ? 'act-stop-questions' : 'act-just-listen'];
    case 'want-say-something':
      if (/\b(?:you|u|any(?:one|body)|some(?:one|body))(?: still)? (?:there|here)\b/i.test(text))
        return ['act-are-you-there'];
      return [ofNight.test(text) ? 'want-good-night' : wish];
    case 'want-how-to-live':
      return [
        ...(/\bwho (?:am I|I am)\b/i.test(text) ? ['who-am-i-now'] : []),
        ...ofTheLost(wish, memory),
      ];
    case 'want-how-long':
      if (!ofTime.test(text)) return [];
      return goesOn.some((event) => memory.events.has(event))
        ? ['want-how-long-ill']
        : ofTheLost(wish, memory);
    case 'want-distract':
      if (ofJokeTold.test(text)) return [];
      if (/\b(?:jokes?|funny|make me laugh|laugh)\b/i.test(text)) return ['want-joke', wish];
      return [...(/\b(?:stor(?:y|ies)|tale)\b/i.test(text) ? ['want-story'] : []), wish];
    case 'want-ask-me':
      if (/\b(?:where|how) to (?:start|begin)\b/i.test(text)) return ['do-not-know-where-to-start'];
      return [...(asksAbout(text) ? ['want-ask-about-them'] : []), wish];
    case 'want-calm':
      if (refusesToBreathe(text)) return [];
      if (ofChest.test(text)) return ['act-asks-about-body'];
      return [ofSleep.test(text) && !ofPanic.test(text) ? 'want-sleep' : wish];
    default:
      return ofTheLost(wish, memory);
  }
}

/** Lines about the one who was lost stand before the others, where the question is about nobody else. */
function ofTheLost(wish: Wish, { latest: { text }, lostPerson }: Memory): string[] {
  if (!lostPerson || !withLost.has(wish)) return [wish];
  const mentioned = mentionsIn(text, lostPerson.name ? [lostPerson.name] : []);
  const isOther = mentioned.some(
    ({ name, word }) =>
      (name ? name !== lostPerson.name : word !== lostPerson.word) && word !== lostPerson.word,
  );
  const isMeant = mentioned.length > 0 || pronouns[lostPerson.pronoun].test(text);
  return !isOther && isMeant ? [`${wish}-lost`, wish] : [wish];
}
const withLost: ReadonlySet<Wish> = new Set([
  ...(['want-why', 'want-what-if', 'want-of-them', 'want-how-long', 'want-how-to-live'] as const),
]);
const pronouns = {
  she: /\b(?:she|her|hers|she's|she'd)\b/i,
  he: /\b(?:he|him|his|he's|he'd)\b/i,
  they: /\b(?:they|them|their|he|him|she|her|it)\b/i,
} as const;

/** 'It was a good joke about the teeth' asks for none. */
const ofJokeTold =
  /\b(?:was|were|made|told) (?:it was )?(?:an?|the|his|her|our|my|their) (?:\p{L}+ )?jokes?\b|\bjok(?:ed|ing)\b/iu;

/** 'How long', 'when does it stop', 'will it ever': how many hours one has to sleep is another question. */
const ofTime =
  /\b(?:how (?:long|much longer|many (?:days|weeks|months|years))|when(?:'s| (?:does|will|do|is|am|can|did))|\b(?:does|do|will|did)\b[^.?!]{0,40}\bget (?:any )?(?:easier|better|less|lighter|smaller)|go(?:es)? on (?:like this )?for|for years|(?:does|will|do|can|is|am|would|did|won't|doesn't) (?:it|this|that|I|they|people|the \p{L}+|anything)\b[^.?!]{0,30}\b(?:ever|stop|end|pass|fade|go away|get (?:any )?(?:better|easier|less|lighter|smaller|used)|be (?:ok|okay|fine|all right|normal|happy)|feel)|ever (?:stop|end|pass|get|go|be|feel)|forever|always (?:be|feel|hurt)|number of (?:weeks|months|years|days))\b/iu;

/** Losses of which there is more to come. */
const goesOn = ['dying', 'dementia', 'ill'] as const;

/** Somebody speaks of questions, and not only of being heard. */
const ofQuestions = /\bquestions\b|\bask(?:ing)? me\b/i;

/** 'Ask me something about him'. */
const asksAbout = (text: string): boolean =>
  /\babout (?:him|her|them|\p{Lu}\p{L}+)\b/u.test(text) &&
  !/\b(?:not|n't|anything (?:else|but)|instead|other than|except)\b/i.test(text);
const ofNight = /\bgood ?night\b|\bnight night\b|\b(?:sleep|rest) well\b/i;
const ofSleep = /\b(?:sleep\w*|asleep|awake|bed|insomnia)\b/i;
const ofPanic = /\b(?:panic\w*|heart|pulse|shak\w*|breath\w*|air|sweat\w*)\b/i;
const ofChest = /\bchest\b|\b(?:arm|jaw)\b[^.?!]{0,16}\b(?:pain\w*|hurts?|numb)\b/i;
