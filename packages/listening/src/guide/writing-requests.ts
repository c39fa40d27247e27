import type { WritingType } from '../engine.ts';
import { asksForText, formOfRequest, onlySpeaksOfText } from './asks-for-text.ts';
import { mayAsk, onlyTellsSurely } from './heard-intent.ts';
import { type Act, isAbout, type Message } from './read-message.ts';
import { sentencesOf, wordsOf } from './text.ts';
import { createTextCache } from './text-cache.ts';

/** 'Don't give me a poem.' */
const notWanted =
  /\b(?:don't|do not|dont|hate|never) (?:give|write|make|send|do|want)?(?: me| us)?(?: an?| any)? ?(?:poems?|letters?|poetry)\b/i;

/** Words that ask somebody to write, with what is to be written before the end of the sentence. */
const toWrite =
  /\b(?:write|wrote|rite|wright|writing|draft|compose|word|phrase|set down)\b(?! (?:back|down|here|in here|on here|about))|\b(?:make|do|create|start|begin|try|turn|put|gather|give|fancy writing|come up with|get|help|want|need|like|have|send)\b/i;
/** What was asked for by its name. */
const named: readonly [WritingType, RegExp][] = [
  [
    'poem',
    /\b(?:poem[as]?|powem|pome|peom|poim|poetry|poetical|verses?|rh?ymes?|ryh?mes?|rhyming|haiku|sonnet|limerick)\b/i,
  ],
  ['letter', /\b(?:lett?e?rs?|complaint)\b/i],
  [
    'reflection',
    /\b(?:reflection|journal entry|diary entry|eulogy|tribute|(?:a |short )prayer\b(?! (?:list|chain|house|point))|(?:a |my |the )speech|looking back|look back|text for (?:the )?(?:church|funeral|service)|something to read|(?:lines|words|something) for (?:the |her |his |their )?(?:stone|tombstone|headstone|memorial|grave|service|mass|church|order of service))\b/i,
  ],
];
/** Said to the companion: it is to be done now, by it, for this person. */
const isAsked =
  /\b(?:I wish (?:there was|somebody|someone|you|I) (?:could)?|I wonder what I would|suppose I|can (?:we|I) have|could (?:we|I) have|do it anyway|be possible|would be (?:nice|good|lovely)|have a go|you carry on|could I say|how to begin|what would it look like)\b|\b(?:can|could|cd|would|will|wld|cud) (?:you|u|ya|ye|tha)\b|\b(?:can|could) (?:tha|u) do that\b|\byou (?:can|could|may) (?:maybe |perhaps |also |please )?(?:make|write|do)\b|\b(?:please|pls|plz|kindly)\b|\bfor (?:me|us)\b|\bhelp me\b|\b(?:let's|lets)\b|\b(?:I want|I need|I would like|I'd like|id like|I'd love|wanna|want to|how (?:would|wd) you (?:say|put|write))\b|\bfancy\b|\bwhat if you\b|\bwhat could I (?:write|say)\b|^(?:ok(?:ay)?,? |yes,? |and |so,? |go on,? (?:then,? )?|now |then )?(?:write|rite|draft|compose|make|do|turn|put|give|start|begin|help)\b/i;
const onlyTheWord =
  /^["']?(?:ok(?:ay)?,? |yes,? |then |so |maybe |perhaps )?(?:an?|the|my)? ?(?:short |little |small |quick )?(letter|poem|reflection|eulogy|plain lines|few (?:plain )?lines|message(?: to \w+)?|text(?: message)?|e-?mail|card|note)(?: then| please| pls| maybe|,? to (?:\w+ ?){1,3}|,? for (?:\w+ ?){1,3})*["'.?!]*$/i;
const asSentence =
  /(?:^|[.?!] )(?:maybe |perhaps |so |then )?an? (?:short |little |small )?(letter|poem|reflection)(?:,? (?:from me )?(?:to|for) (?:\w+ ?){1,4})?[.?]/i;
/** 'A letter that I won't post, straight': what is wanted, and how. */
const wantedSo =
  /^an? (?:\w+ )?(letter|poem|reflection)\b(?!.*\b(?:came|arrived|from (?:the|my|his|her)|he|she|they|got|found)\b)(?=.{1,90}$)/i;
const atTheEnd =
  /[,.?:;!] (?:maybe |perhaps |just )?an? (?:\w+ )?(letter|poem|reflection)(?:,? (?:to|for) (?:\w+ ?){1,4})?[.?!]*(?: please\.?)?$|[.?] (letter|poem),? not (?:too )?\w+[.?]?$/i;
const somebodyElseWrites =
  /\b(?:sometimes|often|every (?:night|day|week)) (?:I|we) (?:write|text|type|draft)\b|\bwrite (?:this|it|that|things|stuff|everything) (?:somewhere|here|out here|in here|on here)\b|\bhow (?:do|does|did) (?:you|I|one|we|people) (?:write|word|put) (?:an?|the) (?:obituary|notice|eulogy|card|announcement)\b|\b(?:he|she|they|we|who) (?:\w+ )?(?:wrote|had|got|found|sent|have|received|keep|kept|read|burned|used to)\b[^.?!]{0,40}\b(?:letter|poem|verse|card|entry)\b|\b(?:I|I've|I have) (?:just |never |already |once )?(?:wrote|written|had|got|found|sent|received|keep|kept|read|burned|bought)\b[^.?!]{0,40}\b(?:letter|poem|verse|card|entry)s?\b(?![^.?!]*[?])|\bshould I (?:write|send|reply|text|put)\b|\bdo I (?:write|send|need)\b|\b(?:remember|recall|remind)\b|\bname again\b|\bwhat did I\b|\bin (?:the|my|his|her) letter\b|'s letter\b|\b(?:this|it) down\b|\bDear (?:Lord|God)\b/i;
/** Asks for a text in words of its own, whatever else stands in the message. */
const outright: readonly [WritingType, RegExp][] = [
  [
    'letter',
    /\bwrite (?:for me )?to (?:mr|mrs|ms|dr|miss)\b|\b(?:can|could|cud|will|would) (?:you|u|ya) (?:please |kindly )?(?:do|write|make) (?:me )?(?:a|the) (?:(?:short|little|small|quick) )?(?:letter|note|card)\b|\bwhat do I (?:even )?(?:put|write|say)\b.*\b(?:it's|its|this is) (?:to|for) \p{Lu}/iu,
  ],
  [
    'letter',
    /\b(?:can|could|cud|will|would) (?:you|u|ya) (?:please |kindly )?tell (?![^.?!]*\bwhat I (?:write|wrote|say|said|tell|type)\b)(?!me\b|us\b|if\b|whether\b|when\b|why\b|how\b|that\b|what\b|from\b|by\b|it\b)\p{L}+/iu,
  ],
  [
    'reflection',
    /\bsay a (?:bit|few words|word) (?:for|about)\b|\bminutes?(?:'s?|s)? worth\b|\bwhat (?:should|do|shall|could|would|can) (?:I|we) (?:put|write) (?:on|in) (?:that|the|this)\b/i,
  ],
  ['poem', /\b(?:pome?|peom|poem|verse)s? (?:for|about|to) [\p{L}']+ (?:please|pls|plz)\b/iu],
  [
    'letter',
    /^(?:an? |the )?(?:little |short )?lett?e?r (?:to|for) .{1,40}\b(?:please|pls|plz)\b/i,
  ],
  [
    'letter',
    /\bif I (?:was|were)(?: going)? to (?:say|write|tell)\b[^.]*\b(?:him|her|them)\b|\bsay I did write\b|\b(?:would|could|can|will|cud|wd) (?:you|u) (?:write|rite|riet) (?:him|her|them|my \w+) (?:something|a)\b|\b(?:rite|riet|wright) (?:him|her|them|my \w+) (?:a |an )?(?:letter|leter|note|something)\b/i,
  ],
  [
    'poem',
    /\b(?:a few|some|four|two|three|five|six) lines (?:we|I) (?:could|can|might) (?:say|read|speak)\b|\b(?:make|write|do|give) (?:me|us) an? (?:little |short |funny )?rhyme\b/i,
  ],
  [
    'reflection',
    /\bmirror (?:it|this|that|me) back\b|\bsum (?:up )?(?:the|my|this) (?:day|week|month|year)(?: up)?\b|\bwrite (?:that|this|it) (?:all )?up\b|\b(?:a |little )?portrait of (?:me|where|who)\b|\bwrite back to me\b|\bsomething I can re-?read\b|\bbit to go in the program(?:me)?\b/i,
  ],
  [
    'letter',
    /\bhelp me (?:get|put) (?:it|this|that|all of it) (?:all )?(?:down|into words)\b|\bdear \p{L}+,? (?:and so on|sort of thing|kind of thing|etc)\b|\b(?:do|make|write) (?:me )?one (?:that|for (?:both|him|her|them|each))\b|\b(?:word|phrase) (?:it|that|this) for me\b|\bwrite it (?:all )?out (?:as if|like|for me)\b|\bdraft me (?:something|one|a)\b|\bwhat (?:he|she|they) (?:might |would )?needs? to hear from me\b|\bhelp me say good ?bye to\b|\b(?:put|find) (?:it|that|this) (?:all )?into words for (?:him|her|them|my)\b/iu,
  ],
  [
    'reflection',
    /\bput (?:all )?(?:of )?(?:that|this|it) (?:all )?together\b|\btell (?:it )?(?:me )?back (?:to me )?what (?:sort|kind)\b|\b(?:say|read|give|tell|play) (?:it|that|this)(?: all)? back to me\b|(?<!\b(?:don't|dont|not) )\bwrap (?:it|this|that|\w+) up (?:for me )?in\b/i,
  ],
  [
    'poem',
    /\b(?:say|speak|read)\b[^.?!]{0,30}\b(?:words|lines|something)\b[^.?!]{0,16}\br(?:h?y|yh)m/i,
  ],
  ['poem', /\b(?:four|six|eight|ten|\d+|a few) lines\b.{0,40}\b(?:scan|rhyme|metre|verse)\b/i],
  [
    'reflection',
    /\bsay (?:so?me?thi?ng?|some ?thing|something) (?:back )?to me about\b|\bgive me (?:back )?something (?:back )?to (?:think|keep|read|hold)\b|\b(?:tell me|write) what you (?:see|hear|heard|read|noticed|think|make of)\b|\bwrite (?:me|us) (?:something|sth|a bit|a little something|a few lines)\b(?! (?:to|for) (?:him|her|them|my)\b)/i,
  ],
  [
    'letter',
    /\bwhat (?:might|could|would|should|can) (?:one|I|you|somebody|someone) (?:write|say) to\b|\b(?:get|put|take|set) (?:it|that|this|it all|all of it) (?:all )?(?:down|on paper) for me\b|\b(?:one|a|this) page to (?:him|her|them)\b|\bI have no letter\b|\b(?:I mean )?in writing\b.{0,6}\bme to (?:him|her|them)\b|\bwrote (?:him|her|them) (?:that|this|it)\b|\b(?:want to|wanna|would like to|'d like to|need to) write (?:him|her|them|(?:my )?\p{L}+) (?:a (?:note|line|letter|few|message)|something)\b/iu,
  ],
];

/** Asked for without a name: 'write to Luca for me', 'put that in writing, could you', 'something to read to her'. */
const unnamed: readonly [WritingType, RegExp][] = [
  ['reflection', /\b(?:not a letter|no letter)\b/i],
  [
    'letter',
    /\b(?:write|writing|draft|compose|word|phrase)\b (?:(?:it|that|this|one|so?me?thi?n?g?|sumthing|smth|smthg|sth|summat|some ?thing|a few (?:lines|words)|a line|a note|a message|the words)\b[^.?!]{0,30}?)?(?:to|for) (?!me\b|us\b|help\b|(?:a|the) (?:while|bit)\b)\w+/i,
  ],
  [
    'letter',
    /\b(?:so?me?thi?ng|some ?thing|sumthing|smth|sth|summat|a few (?:lines|words)|a note|a message)\b[^.?!]{0,40}\b(?:to|for) (?:him|her|them|my|our|the|[A-Z]\w+)/,
  ],
  ['letter', /\b(?:in writing|on paper)\b/i],
  [
    'letter',
    /\b(?:write|draft|compose|word|send|do)\b (?:me )?(?:a|an|one|the) (?:\w+ )?(?:text(?: message)?|message|msg|e-?mail|card|whatsapp|note)\b[^.?!]{0,20}\b(?:to|for) (?!me\b|us\b)\w+/i,
  ],
  ['reflection', /\b(?:a few|some|few) (?:plain |short |simple )?lines\b/i],
  ['letter', /\bdear [A-Za-z]+\b/i],
  [
    'letter',
    /\bwhat I(?:'d| would)(?: have)? (?:write|written|say|said)\b|\b(?:start|begin)(?:ning)? (?:it )?with ["']?\w+["']? and (?:go|carry) on\b/i,
  ],
  [
    'reflection',
    /\b(?:\d+|four|five|six|seven|eight|a few|some)(?: or \w+)? lines\b|\bsomething (?:I|we) (?:could|can) (?:read|say)\b|\blike a toast\b/i,
  ],
  [
    'reflection',
    /\b(?:a few lines|some lines|a thought|something I (?:can|could) (?:keep|read)|what I (?:said|told|have said|wrote))\b/i,
  ],
  ['letter', /\b(?:write|draft|compose) (?:it|that|this|one)\b/i],
];

/** Ways of asking that no pattern knows are learned. */
const topicOfRequest: readonly [WritingType, string][] = [
  ['letter', 'act-ask-letter'],
  ['poem', 'act-ask-poem'],
  ['reflection', 'act-ask-reflection'],
];

const typeOfAct: Partial<Record<Act, WritingType>> = {
  'ask-letter': 'letter',
  'ask-poem': 'poem',
  'ask-text': 'reflection',
};

/** The letter, poem or reflection a message asks for. */
export const writingAskedFor = (message: Message): WritingType | null =>
  (onlyTellsSurely(message) && !asksOutright(message.text)) || !mayAsk(message, ['write', 'manner'])
    ? null
    : (requestedWriting(message.text) ??
      (formOfRequest.test(message.text) ? heardRequest(message) : null));

const heardRequest = (message: Message): WritingType | null =>
  (onlySpeaksOfText(message.text) ? undefined : typeOfAct[message.act ?? 'tell']) ??
  topicOfRequest.find(
    ([, topic]) =>
      isAbout(message, topic, ofWriting.test(message.text) ? 0.5 : 0.8) &&
      !onlySpeaksOfText(message.text),
  )?.[0] ??
  null;

/** Where none of these words stands, the reader must be surer that something is to be written. */
const ofWriting =
  /\b(?:write|rite|writing|put|lines?|lett?e?r|poem\w*|verse|rhym\w*|words?|draft|paper|speech|read|note|say|said|reflection)\b/i;

/** A text that may be wanted, in whatever words: 'how would you put it', 'a few lines for the card'. It is asked about, not written. */
export const mayWantText = (message: Message): boolean =>
  !notWanted.test(message.text) &&
  !onlyTellsSurely(message) &&
  mayAskForText(message) &&
  (isNamedSo(message) || asksForText(message));

function isNamedSo({ text, wordCount }: Message): boolean {
  if (wordCount > 40) return false;
  const known = namedByText.get(text);
  if (known !== undefined) return known;
  const found =
    ofText.test(text) &&
    wantsText.test(text) &&
    !somebodyElseWrites.test(text) &&
    !ofTheTalk.test(text);
  if (namedByText.size >= mostCached) namedByText.clear();
  namedByText.set(text, found);
  return found;
}
const [mostCached, leastOfWrite] = [2_000, 0.2];
const namedByText = createTextCache<boolean>();

const ofText =
  /\b(?:cards?|toast|raise a glass|eulogy|verses?|poem\w*|rhym\w+|limerick|haiku|inscription|(?:head|tomb|grave)?stone|plaque|epitaph|notice|caption|announcement|facebook|whatsapp|insta\w*|message|email|letter|note|notebook|journal|wallet|speech|tribute|prayer|lines?|sentences|minutes|page|paragraph|version|reply|copy|wording|(?:the|some|right|few) words|in my mouth|(?:write|word|phrase|draft|put|say|read|send|copy|start|thank|tell|text|set) (?:it|this|that|me|us|him|her|them|something|sorry|good ?bye|happy birthday|today|to|out|from|for me|for us|mine)|to read|what (?:shape|form)|at the (?:church|funeral|service|grave)|at (?:his|her|their) (?:funeral|service)|(?:at|after) (?:the )?funeral)\b/i;
const wantsText =
  /\b(?:can|could|cud|would|will|wd|cd) (?:you|u|ya|ye)\b(?! (?:believe|imagine|see|hear|tell me)\b)|\bhelp me\b|\b(?:please|pls|plz)\b|\b(?:give|make|find|do|draft|suggest|write) (?:me|us|him|her(?! (?!an?\b|one\b|some\w*\b|the\b|this\b|that\b|in\b|from\b|for\b|with\b|about\b|please\b|eulogy\b|obituary\b|speech\b|tribute\b|notice\b|card\b|(?:head)?stone\b|two\b|three\b|few\b|back\b|my\b)\p{L}+)|them|something|sth|it)\b|\bdo (?:a|the|one|an)\b|\bboil (?:it|this|that) down\b|\b(?:for|to) (?:him|her|them) for me\b|\bwhat (?:do|can|could|should|would|shall|might) (?:I|we|one|it|the \w+|stand) (?:\w+ )?(?:put|write|say|stand|on)\b|\bhow (?:would|do|could|should|might) (?:you|I|one|we) (?:even |ever )?(?:put|word|say|phrase|start|begin|tell|let|thank|decline|refuse)\b|\bif you(?:'d|'ll| would| could)? (?:find|write|word)\b|(?:^|\b(?:need|want|just|got) )something (?:I can|we could|we can|I could|for|that|quiet|small|short|honest|to (?:say|read|put|send|keep|text))\b|\b(?:one|a) (?:reply|text|message) (?:that )?I can\b|^(?:just )?(?:an?|one|two|some|a few|four|six|a couple of) (?:\w+ )?(?:verses?|lines?|words|message)\b|\bdon't mind what (?:shape|form)\b|\b(?:I|we)(?:'d| would) (?:like|love) (?:to (?:say|write|thank|raise|leave)|a|some|it|an|something)\b|\b(?:want|need|got|have|am|must|want me) (?:to )?(?:say|put|write|thank|stand up|speak|read|reply|two|three|like) (?:or )?(?:a few|some|something|it|this|my own|sorry|him|her|them|to|little|a|the|two|three|thirty|sentences)\b|\bwording for\b|\bfor me ok(?:ay)?$|^(?:tell|write|text) (?:him|her|them)\b/iu;
/** What the companion says, or whether it keeps the words, is no text for somebody. */
const ofTheTalk =
  /\b(?:I(?:'ll| will) say that(?= for (?:him|her|them|it|you)\b|[.,;!]|$)|say (?:it|this|that) (?:somewhere|out loud|to (?:something|some(?:one|body))|here)|say something (?:rude|mean|nasty|dirty|bad) about|what (?:do|would|can) you (?:say|think|know)|tell me (?:about|more|what|why|if|when|where|how|who)|say (?:it|that) again|stop|(?:don't|dont|do not|never) (?:\w+ )?(?:say|tell|write|give))\b/i;

/** Whether the reader hears that a text may be asked for. Plain words need less: it learned few such messages of whole talks. */
export const mayAskForText = (message: Message): boolean =>
  !ratherNone.test(message.text) &&
  mayAsk(message, ['write'], asksOutright(message.text) ? undefined : leastOfWrite);
const ratherNone =
  /\b(?:better|rather|maybe|perhaps) no (?:letter|poem|text|message|lines)\b|\bleave the (?:letter|poem|text)\b|\b(?:don't|dont|do not) (?:want|need) (?:to write )?(?:him |her |them )?an?(?: \w+)? (?:letter|poem)\b(?![^?]*\b(?:help|write|instead|just|but)\b)/i;

/** Whether a text is asked for in words that leave no doubt. */
export const asksOutright = (text: string): boolean =>
  outright.some(([, pattern]) => pattern.test(text));

/** The same by the words alone. */
export function requestedWriting(text: string): WritingType | null {
  return wordsOf(text).length > longestRequest ? requestedInPart(text) : requestedIn(text);
}

/** In words. In a longer message a verse that was sung and a 'please' of another sentence ask for nothing: what is asked for stands in two sentences at most. */
const longestRequest = 45;

function requestedInPart(text: string): WritingType | null {
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  for (const [at, sentence] of sentences.entries()) {
    const found = requestedIn([sentence, sentences[at + 1] ?? ''].join(' ').trim());
    if (found) return found;
  }
  return null;
}

function requestedIn(text: string): WritingType | null {
  const word = (
    text.match(onlyTheWord) ??
    text.match(wantedSo) ??
    text.match(asSentence) ??
    text.match(atTheEnd)
  )
    ?.slice(1)
    .find(Boolean)
    ?.toLowerCase();
  if (word && /^(?:message|text|e-?mail|card|note)/.test(word)) return 'letter';
  if (word) return word === 'letter' || word === 'poem' ? word : 'reflection';
  const byWords = notWanted.test(text) ? null : outright.find(([, pattern]) => pattern.test(text));
  if (byWords) return byWords[0];
  if (notWanted.test(text))
    return (
      outright.find(([type, pattern]) => type === 'reflection' && pattern.test(text))?.[0] ?? null
    );
  if (somebodyElseWrites.test(text) || !isAsked.test(text) || !toWrite.test(text)) return null;
  if (/\b(?:no letter|not a letter)\b/i.test(text)) return 'reflection';
  const byName = named.find(([, pattern]) => pattern.test(text));
  if (byName) return byName[0];
  // Without a name the words must ask for writing plainly.
  if (
    !/\b(?:write|writing|draft|compose|word it|on paper|rite|what I(?:'d| would)|start with|begin with|something I could|dear|lines|read back|gather|make for me)\b/i.test(
      text,
    )
  )
    return null;
  return unnamed.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
