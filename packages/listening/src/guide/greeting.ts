import type { Memory } from './memory.ts';
import { capitalise, wordsOf } from './text.ts';
import { mayWantText, requestedWriting } from './writing-requests.ts';

/** How somebody begins: 'good evening', 'hiya'. */
const greets =
  /^(?:(?:so|well|ok|okay|um+|oh|oi|ah)[,. ]+)*(?:hi+|hiya|hey+|hello|hallo|hullo|hola|yo|g'?day|good (?:evening|morning|afternoon|day)|(?:morning|evening|afternoon)(?=[.,! ]|$)|greetings|salaam|namaste|dzień dobry|bonjour|ciao)(?![\p{L}'])/iu;

/** What tells who somebody is, or how they came here, and nothing of what happened. */
const introduces: readonly RegExp[] = [
  greets,
  /^(?:I'?m|I am|my name(?:'s| is)|name's|they call me|call me|this is|it's) \p{L}[\p{L}'-]*(?:,? (?:here|I'?m|I am|aged?|from|\d+)\b.*)?$/iu,
  /^\p{Lu}\p{L}+ (?:is the name|here)\b/u,
  /^(?:I'?m|I am) (?:a |an |only )?(?:\d+|\p{L}+-?\p{L}+ years old|second|first|third|nurse|teacher|student|driver|farmer|engineer|retired|on (?:my |a )?(?:break|shift|lunch|the bus|the train))\b/iu,
  /^(?:and )?(?:I|me) (?:work|teach|drive|study|live|milk|farm|nurse|make|run)\b/i,
  /\b(?:put|installed|downloaded|set up|gave me|found) (?:this|it|the app|this app|this thing)\b/i,
  /\b(?:(?:don'?t|do not|dunno|not sure) (?:really |rly |even )?(?:know )?how (?:this|it) (?:works|goes)|never (?:done|tried|used) (?:this|one of these|anything like this)|first time (?:here|doing|on|using)|new (?:here|to this)|giving (?:this|it) a go|trying this|how does (?:this|it) work|where do I (?:start|begin))\b/i,
  /\b(?:can'?t|cannot|couldn'?t) sleep\b|\b(?:just )?(?:on|finished?|came off|off) (?:my |a )?(?:break|shift|watch|work|nights?)\b|\bhere (?:is|it'?s) \d/i,
  /\bmy english\b|\bis english (?:ok|okay|fine|good)\b|\bin english\b/i,
];

/** The name somebody gives themselves. Only what is written as a name, or said to be one. */
const ownName =
  /\b(?:my name(?:'s| is)|name's|they call me|call me) (\p{L}[\p{L}'-]+)|(?:^|[.!?,] )(?:(?:hi+|hello|hey|hallo|evening|morning)[,.! ]+)?(?:I am|I'm|this is|it's) (\p{Lu}\p{Ll}[\p{L}'-]*)(?=[.,!]|$| (?:here|from|and I|and this))|(?:^|[.!?] )(\p{Lu}\p{Ll}+) is the name\b/u;
const noName =
  /^(?:Ok|Okay|Fine|Good|Not|Just|So|Very|Sorry|Here|Back|New|Sad|Lost|Alone|Tired|Muslim|Christian|Catholic|Jewish|Hindu|Buddhist|Sikh|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Mum|Mom|Dad)$/i;

const ofLand =
  /^(?:Irish|English|British|Scottish|Welsh|Polish|French|German|Dutch|Belgian|Swiss|Austrian|Italian|Spanish|Portuguese|Greek|Turkish|Russian|Ukrainian|Romanian|Bulgarian|Hungarian|Czech|Slovak|Croatian|Serbian|Albanian|Lithuanian|Latvian|Estonian|Finnish|Swedish|Norwegian|Danish|Armenian|American|Canadian|Mexican|Brazilian|Brasilian|Colombian|Peruvian|Chilean|Argentin(?:e|ian)|Venezuelan|Cuban|Jamaican|Haitian|Indian|Pakistani|Bangladeshi|Nepali|Chinese|Japanese|Korean|Vietnamese|Thai|Filipin[oa]|Indonesian|Malaysian|Australian|Nigerian|Ghanaian|Kenyan|Ugandan|Ethiopian|Egyptian|Moroccan|Algerian|Tunisian|Lebanese|Syrian|Iraqi|Iranian|Persian|Afghan|Israeli|Palestinian|African|Asian|European)$/i;

/** Whether the newest message is the first and says no more than hello, or who is there: 'Hi. On break, twenty minutes.' */
export function isOnlyGreeting({ turn, latest, people, newEvents }: Memory): boolean {
  if (turn !== 1 || newEvents.length > 0 || latest.wordCount > longestGreeting) return false;
  if (asksToTell.test(latest.text)) return false;
  if (requestedWriting(latest.text) !== null || mayWantText(latest)) return false;
  if (latest.act === 'letter' || latest.act === 'be-dead' || latest.language) return false;
  const { feelings = {} } = latest.reading?.about ?? {};
  if (Math.max(0, ...Object.values(feelings)) > calm) return false;
  const said = latest.sentences.filter(({ text }) => wordsOf(text).length > 1 || greets.test(text));
  if (said.every(({ text }) => introduces.some((each) => each.test(text)))) return said.length > 0;
  const asks = latest.sentences.some(({ text, isQuestion }) => isQuestion && !greets.test(text));
  return !asks && greets.test(latest.text) && people.length === 0;
}
const asksToTell =
  /\b(?:can|could|may) I (?:just )?(?:talk|tell|write|speak|ask)\b|\bI(?:'d like| would like| want| need| wanna) (?:to )?(?:talk|tell|speak|write) (?:you )?(?:about|of)\b/i;
/** Words, and how sure the reader may be of a feeling. */
const [longestGreeting, calm] = [40, 0.5];

/** A greeting with the name that was given, and a word for whoever fears for their English. */
export function withOwnName(reply: string, { text }: Memory['latest']): string {
  const found = ownName.exec(text);
  const name = found?.[1] ?? found?.[2] ?? found?.[3];
  const named =
    name && !noName.test(name) && !ofLand.test(name) && wordsOf(name).length === 1
      ? reply.replace(/^Hello(?: there)?(?=[.,])/, `Hello, ${capitalise(name)}`)
      : reply;
  return ofEnglish.test(text) ? named.replace(/(?<=[.]) /, ' Your English is fine here. ') : named;
}
const ofEnglish =
  /\bis english (?:ok|okay|fine|good|allowed)\b|\bmy english is (?:not|bad|poor|small|little|very bad|broken|weak)\b|\bsorry (?:for|about) my (?:bad )?english\b/i;
