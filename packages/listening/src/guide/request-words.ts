import { asSentence } from './draft-sentences.ts';
import type { Memory } from './memory.ts';
import type { Purpose } from './message-frames.ts';
import { plain } from './plain-sentence.ts';
import { wordsOf } from './text.ts';

/** Who gets it, in the middle of a request. */
const whom =
  "(?!for\\b)(?:him|her|them|everyone|people|(?:(?:mr|mrs|ms|dr|miss)\\.? )?\\p{L}+|(?:my|our|the) [\\p{L}'-]+(?: [\\p{L}'-]+)?)";

/** What a request itself says, with the sentence that it makes for whoever gets the message. */
const forms: Partial<Record<Purpose, readonly (readonly [RegExp, (said: string) => string])[]>> = {
  thanks: [
    [
      new RegExp(
        `\\b(?:thank|thanking|thanks to|say(?:ing)? thank) (?!you card)${whom} for ((?:the|all|every\\p{L}*|his|her|their|\\p{L}+ing)\\b[^.?!;]{3,90})`,
        'iu',
      ),
      (said) => `Thank you for ${said.replace(/^(?:his|her|their)\b/i, 'your')}.`,
    ],
    [
      new RegExp(
        `\\bthank[- ]?you (?:message|card|note|text|e-?mail|letter) (?:to|for) ${whom} for ((?:the|all|every\\p{L}*|\\p{L}+ing)\\b[^.?!;]{3,90})`,
        'iu',
      ),
      (said) => `Thank you for ${said}.`,
    ],
  ],
  sorry: [
    [
      new RegExp(
        `\\b(?:sorry|apologi[sz](?:e|ing))(?: to ${whom})? (?:for|about|over) ([^.?!;]{3,90})`,
        'iu',
      ),
      (said) => `I am sorry ${/^\p{L}+ing\b/u.test(said) ? 'for' : 'about'} ${said}.`,
    ],
    [/\bsorry (?:that )?(I [^.?!;]{3,90})/iu, (said) => `I am sorry that ${said}.`],
  ],
  'leave-me': [
    [
      /\b(?:stop|quit) ((?:messag|text|contact|call|ring|phon|writ|email|post)\w*ing? me\b[^.?!;,]{0,40})/iu,
      (said) => `Please stop ${said}.`,
    ],
  ],
  ask: [
    [
      /\bask(?:ing)? (?:(?:him|her|them) )?(?:for )?((?:my|our|the) [^.?!;,]{2,40}?) back\b/iu,
      (said) => `I would like to ask for ${said} back.`,
    ],
    [
      /\bask(?:ing)? to ((?:swap|change|move|meet|share|postpone|delay|exchange|talk|speak)\b[^.?!;]{3,90})/iu,
      (said) => `Could we ${said}?`,
    ],
    [
      /\bask(?:ing)? to ((?:borrow|keep|have|see|visit|come|bring|take|get|collect|fetch|pick)\b[^.?!;]{3,90})/iu,
      (said) => `Could I ${said}?`,
    ],
    [
      new RegExp(`\\bask(?:ing)? ${whom} to ([^.?!;]{6,160})`, 'iu'),
      (said) => `Could you please ${said}?`,
    ],
    [
      new RegExp(`\\bask(?:ing)? (?:${whom} )?((?:if|whether|for) [^.?!;]{3,120})`, 'iu'),
      (said) => `I would like to ask ${said}.`,
    ],
  ],
  farewell: [
    [
      /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: is|'s)? my last day\b/iu,
      (said) => `My last day is ${capital(said)}.`,
    ],
  ],
  cancel: [
    [
      /\b(?:cancel|close|end) (?:his|her|their|(?:my )?\p{L}+'s) ([^.?!;,]{2,30}?)(?=[.,;!?]| and | but |$)/iu,
      (said) =>
        `I am writing to cancel the ${said}${/\b(?:account|contract|policy|membership|subscription|lease|tenancy|booking|order|insurance|phone|broadband)\b/i.test(said) ? '' : ' account'}.`,
    ],
    [
      /\b(?:cancel|end) ((?:my|our|the) (?:[\p{L}-]+ ){0,2}(?:membership|contract|subscription|booking|tenancy|lease|account|order|policy|venue|insurance))\b/iu,
      (said) => `I am writing to cancel ${said}.`,
    ],
    [
      /\bgive (?:my |our )?(notice (?:on|at) (?:the|my|our) [\p{L}-]+)/iu,
      (said) => `I am writing to give ${said}.`,
    ],
  ],
};

/** What is to be said, where the request has it as a sentence of its own: 'that I need two more weeks'. */
const clauses: readonly RegExp[] = [
  /\b(?:that|say|says|saying|explaining|explain|telling|know)(?: that)? ((?:I|I'm|I'll|I've|I'd|we|we're|we'll|we've|my|our|there's|there is)\b(?! (?:am not sure|don't know|(?:will|would|can|could|might|may|shall|should|'ll)? ?(?:not |never )?(?:send|say|read|post|put|text|write)|(?:am|'m)? ?not[.,]?$))[^.?!;]{3,140})/iu,
  /(?:^|[,.:;] |\band )(I (?:need|will need|can't|cannot|won't|will be|would like)\b(?! (?:you|help|to (?:text|write|say|tell|send|email|message|do|get)|an?\b|some\w*|one|it)\b)[^.?!;]{4,120})/u,
];
/** 'Tell Mr Fenwick no viewings before ten': no sentence, and still what he is to be told. */
const toldPlainly = new RegExp(
  `\\b(?:tell(?:ing)?|let(?:ting)?) ${whom} (?:know )?(?:that )?((?!about\\b|something\\b|the truth\\b|how\\b|what\\b|why\\b|to\\b|off\\b|that\\b|ta\\b|by\\b|in\\b|I\\b|I'|we\\b)[^.?!;]{12,160})`,
  'iu',
);

/** The death that was told, where others are to hear of it: 'I have sad news. My dad died on Sunday.' */
export function newsIn({ latest: { text }, statements }: Memory): string | null {
  const recent = [text, ...statements.slice(-3).map((told) => told.text)].join('. ');
  if (!areToHear.test(recent)) return null;
  const told = statements.find(({ text: sentence }) => tellsDeath.test(sentence));
  const news = told && asSentence(plain(told.text));
  return news &&
    wordsOf(news).length <= 14 &&
    !leavesOpen.test(news.replace(/\bthis (?=\p{L})/giu, ''))
    ? `I have sad news. ${news}`
    : null;
}

const areToHear =
  /\b(?:nobody (?:has )?told|(?:has|have)(?:n't| not) heard|heard nothing|have to tell|must tell|need to tell|needs? to (?:know|be told)|do(?:es)?n'?t know (?:yet|that)|should (?:know|hear)|hears? it|let(?:ting)? \p{L}+ know|tell(?:ing)? (?:them|everyone|people) (?:that )?(?:he|she|mum|dad|my)|is dead$|news)\b/iu;
const tellsDeath =
  /^(?:my|our) (?:\p{L}+ ){1,3}(?:has |is |was )?(?:just )?(?:died|passed away|passed|put down|put to sleep)\b/iu;

/**
 * What the request says is to stand in the message, as its first sentence. Null where it says nothing of the kind, or leaves open
 * whom a 'he' or an 'it' means.
 */
export function wordsOfRequest(text: string, purpose: Purpose): string | null {
  for (const [pattern, sentence] of forms[purpose] ?? []) {
    const said = cleaned(text.match(pattern)?.[1]);
    if (said) return ended(`${holderIn(text)}${sentence(said)}`);
  }
  if (!mayBeTold.has(purpose)) return null;
  for (const pattern of clauses) {
    const said = cleaned(text.match(pattern)?.[1]);
    if (said) return ended(`I wanted to let you know that ${said}.`);
  }
  const plainly = cleaned(text.match(toldPlainly)?.[1]);
  return plainly && wordsOf(plainly).length > 3 ? ended(`I wanted to tell you: ${plainly}.`) : null;
}

/** 'Account holder deceased', where a bank or a company is written to. */
const holderIn = (text: string): string => {
  const [, who = ''] =
    /\b((?:account|policy) ?holder|customer|tenant|member) (?:is |has )?(?:deceased|died|dead)\b/i.exec(
      text,
    ) ?? [];
  return who ? `The ${who.toLowerCase()} has died. ` : '';
};

const mayBeTold: ReadonlySet<Purpose> = new Set(['tell', 'patience', 'other', 'ask']);

/** Without what is said of the message, and null where somebody is meant whom the reader of it would not know. */
function cleaned(said: string | undefined): string | null {
  const [words = ''] = (said ?? '').split(ofTheMessage);
  if (/\b(?:you|your)\b/i.test(words)) return null;
  const put = words
    // Of several, or of an office, 'they' are those who read it; of a letter about an account, 'it' is that.
    .replace(/\b(what|which|when|whether|if) they (?=(?:need|want|have|require)\b)/giu, '$1 you ')
    .replace(/\b(freeze|close|stop|block|suspend) it\b/giu, '$1 the account')
    .replace(/\bim\b/g, "I'm")
    .replace(/\bi\b/g, 'I')
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g, capital)
    // 'And she can fetch it': whoever gets the message.
    .replace(/\b(?:s?he|they) (?=(?:can|could|may|should|must)\b)/gi, 'you ')
    .replace(/(?<!\b(?:the|my|your) \p{L}+\b.*\b(?:and|so)\b.*) (?:it|this|that|them)$/iu, ' …')
    .replace(/[\s,:-]+$/, '');
  const isOpen = leavesOpen.test(
    put
      .replace(/(?<=\b(?:the|my|your) \p{L}+\b.*\b(?:and|so)\b.*)\bit$/iu, '')
      .replace(
        /\bthis (?=(?:week\w*|month|year|morning|afternoon|evening|time|spring|summer|autumn|winter|christmas|easter|\p{L}+day)\b)/giu,
        '',
      ),
  );
  return put.length < 3 || isOpen ? null : put;
}

const ofTheMessage =
  /,? \b(?:please|pls|plz|politely|nicely|polite|civil|in a nice way|but (?:do not|don't|not|keep|make|without)|without (?:mention|sound|mak|be)\w*|not too|and (?:keep|make|don't|sign)|so (?:he|she|they|nobody|people)|because deposit|ok|thanks|thank you|x)\b|, (?:short|two|three|kind|warm|firm|one|max|no|not|nothing|for me)\b| for me$|,? (?:and |but )?I (?:don't|do not|dont) want (?:to (?:say|explain|give|tell|go into|get into)|(?:him|her|them|anyone) to)\b/i;
const leavesOpen =
  /\b(?:he|she|him|her|his|hers|they|them|their|it|this|these|those)\b(?!')|\b(?:he|she|it|they)'/i;

/** No full stop after dots. */
const ended = (sentence: string): string => sentence.replace(/…[.?]$/, '…');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
