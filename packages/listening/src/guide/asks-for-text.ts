import { onlyTellsSurely } from './heard-intent.ts';
import { likelihoodOf, type Message } from './read-message.ts';
import { wordsOf } from './text.ts';
import { createTextCache } from './text-cache.ts';
import { withoutTypingErrors } from './typing-errors.ts';

/** From here on the reader alone is believed, and from here on where a word for a text stands in the message. */
const [sure, sureWithWords] = [0.45, 0.28];
/** Words. A longer sentence tells something. */
const longestSentence = 60;

/**
 * Whether words to somebody, or for others, are asked for in any part of a message: told to the companion, asked as a question, named
 * and nothing more, or said by somebody who is stuck. Whoever only speaks of a letter asks for none.
 */
export function asksForText(message: Message): boolean {
  const { text, sentences, reading } = message;
  // Near danger nothing but plain words counts: 'I want to leave her a note' may be a goodbye.
  if ((reading?.level ?? 0) > 0 || onlyTellsSurely(message)) return false;
  const words = wordsIn(text, sentences);
  const share = words.mayAsk
    ? Math.max(
        reading?.asksForText ?? 0,
        likelihoodOf(message, 'request'),
        reading?.about.intents.write ?? 0,
      )
    : 0;
  return (
    words.asks || (share >= sure && words.isForm) || (share >= sureWithWords && words.namesText)
  );
}

/** Whether a text is only spoken of: who wrote, read or got one. */
export const onlySpeaksOfText = (text: string): boolean => speaksOfOne.test(text);

/** What the words alone say. Cached by text, because every turn reads the whole conversation again. */
function wordsIn(text: string, sentences: Message['sentences']): Words {
  const known = wordsByText.get(text);
  if (known) return known;
  const whole = withoutTypingErrors(text);
  const isRequest = mayBeOne.test(whole) && !isNoRequest.test(whole) && !takesLeave.test(whole);
  const found: Words = {
    mayAsk: !isNoRequest.test(whole) && !speaksOfOne.test(whole),
    namesText: namesText.test(whole),
    isForm: formOfRequest.test(whole),
    asks:
      isRequest &&
      ((wordsOf(whole).length <= longestSentence && tellsHow.test(whole)) ||
        sentences.some(({ text: sentence }) => asksInSentence(withoutTypingErrors(sentence)))),
  };
  if (wordsByText.size >= mostCached) wordsByText.clear();
  wordsByText.set(text, found);
  return found;
}

const mostCached = 2_000;
type Words = { mayAsk: boolean; namesText: boolean; asks: boolean; isForm: boolean };
const wordsByText = createTextCache<Words>();

/** A word that every way of asking has. */
const mayBeOne =
  /\b(?:texts?|texting|messages?|msg|e-?mail|mail|letters?|note|notes|\w*cards?|whats ?app|dm|reply|answer|respond|response|voicemail|post|caption|announcement|statement|notice|obit\w*|eulog\w+|speech\w*|toast|tribute|reading|poem|verse|inscription|epitaph|wording|resignation|complaint|apolog\w+|thank\w*|script|advert|ad|slip|greeting|words?|lines|sentences|minutes|read|says?|send|write|put|tell|phrase|word|stone|\w*stone|bench|plaque|blank|nothing comes|decline|down|typing|starting|started|sorry|print|use|something)\b/i;

const asksInSentence = (sentence: string): boolean =>
  wordsOf(sentence).length <= longestSentence &&
  !speaksOfOne.test(sentence) &&
  !toldToChild.test(sentence) &&
  waysOfAsking.some((pattern) => pattern.test(sentence));

/** What a text is called. */
const kind =
  '(?:text(?: message)?|message|msg|e-?mail|mail|letter|note|(?:post)?card|whats ?app|dm|reply|answer|response|voicemail|post|caption|announcement|statement|notice|obit(?:uary)?|eulogy|speech|toast|tribute|reading|poem|verse|inscription|epitaph|wording|resignation|complaint|apology|thank[- ]?you(?: note| card)?|script|advert|ad|slip|greeting)';
const something =
  '(?:something|somethin|summat|smth|sth|sumthin|anything|a thing|(?:a |some |the |the right |few |a few |couple (?:of )?|a couple of |two |three )(?:little |short |kind |nice |plain )?(?:words|lines|sentences))';
/** What is asked for by its name alone. */
const named =
  '(?:text|message|e-?mail|letter|note|(?:post)?card|whats ?app|speech|eulogy|obituary|toast|tribute|poem|caption|inscription)';
/** What is done with a text. */
const send =
  '(?:say|send|write|text|post|read|put|email|message|reply|answer|tell|word|phrase|use|print)';
const describing = "(?:[\\p{L}'-]+ ){0,3}";

const waysOfAsking: readonly RegExp[] = [
  // 'Need something to send him', 'could do with an email to Father Brian', 'I'd be grateful for a notice'.
  new RegExp(
    `\\b(?:need|want|wants|could (?:really )?(?:do with|use)|after|looking for|(?:'d|would) (?:love|like|appreciate|be grateful for|be glad of)|stuck (?:on|for|with)|struggling with|(?:got|have|has) to (?:do|make|get|give|knock up|come up with)|got no idea for|help with|hand with|assistance with|ideas? for|suggestions? for|grateful for) (?:${something} (?:(?:that )?(?:I|we) (?:can|could) |to |for |on |in )|(?:an?|one|some|the|my|this|that) ${describing}${kind}\\b(?! from\\b)|(?:the )?wording)`,
    'iu',
  ),
  // 'Something I could post about him', 'a few words for a card'.
  new RegExp(
    `(?:^|[,:] |\\bthere |\\bfor me )(?:is there |just |so |maybe |perhaps |quick )*${something} (?:(?:that )?(?:I|we) (?:can|could|might) |to |for )(?:${send}\\b|(?:a |an |the |my |his |her |our |their )?(?:card|stone|bench|headstone|grave|notice|booklet|order|service|page|wreath|flowers))`,
    'iu',
  ),
  // 'What do I even write to her mum', 'what shall I answer her'.
  new RegExp(
    `\\bwhat (?:on earth |the hell |in the world |exactly )?(?:do|can|could|should|would|shall|might|am|are|is) (?:I|we|you|one|people|folk|somebody|someone|a person) (?:even |ever |supposed to |meant to |possibly |best )?(?:${send}|have on|go with)(?: (?:back|down))? (?:to (?!(?:an? |people|some(?:one|body)|those|them when)\\b|(?:my |the |our )?(?:kids?|child|children|toddler|son|daughter|little))|on |in (?:a |an |the |my |it|that)|for (?:the|a|an|my|his|her) (?:card|speech|toast|stone|notice|post|reading)|back|(?:him|her|them)\\b(?! (?:about death|if|when)))`,
    'iu',
  ),
  // 'How do I word a no', 'how would you put it to them', 'how can I turn him down by text'.
  /\bhow (?:on earth |the hell |exactly )?(?:do|can|could|should|would|shall|might|am|does) (?:I|we|you|one|somebody|someone|people)(?: (?:even|ever|best|politely|nicely|kindly|supposed to))* (?:word|phrase|put (?:it|this|that|into)|turn \p{L}+ down|decline|say no|break it to|let \p{L}+(?: \p{L}+)? know|write (?:to|it|this|that|a|an|the)|(?:reply to|answer|thank) (?:him|her|them|my \p{L}+)\b|sign off|begin (?:it|a|the)|start (?:it|a|the)|tell (?:(?:my |the |our )?(?:boss|work|manager|landlord|team|teacher|tutor|school|colleagues|hr|priest|neighbou?rs?|job|agent|venue|gym)\b|\p{L}+ (?:by|in|over) (?:text|an? (?:e-?mail|message|letter))))/iu,
  /\bhow I (?:can|could|should|must) (?:write|word|say|put|tell|explain)\b(?! (?:it )?(?:loud|aloud))/i,
  // 'Any ideas for the inscription', 'what goes under the name', 'what should it say on the bench'.
  /\bany (?:ideas?|thoughts|suggestions|chance) (?:for|on|of) (?:an? |the |some |his |her )?(?:[\p{L}-]+ )?(?:inscription|card|wording|words|message|letter|text|note|speech|stone|bench|poem|reply|caption|post|plaque)\b/iu,
  /\bwhat (?:should|would|could|can|do|does|will|shall|might) (?:it |you |we |I |they |people |one )?(?:say|go|stand|put|be|write)(?: it)? (?:on|under|beneath|below|in|inside) (?:such an? |an? |the |his |her |that |my )(?:[\p{L}-]+ )?(?:bench|stone|headstone|gravestone|plaque|card|announcement|notice|name|cross|urn|wreath|ribbon|cover|programme|program|photo|picture|grave|line|box)\b|\bwhat (?:goes|stands) (?:on|under|beneath|below|in|inside) (?:the|his|her|an?|that|such an?) (?:[\p{L}-]+ )?(?:bench|stone|headstone|plaque|card|name|cross|urn|wreath|photo)\b/iu,
  // Told to do it: 'phrase the message to the agent', 'reply to him for me', 'word a no'.
  new RegExp(
    `(?:^|[,.:;] |\\b(?:please|pls|plz|kindly|and|then|somebody to|someone to|help me|you to|can you|could you|would you) )(?:just )?(?:write|draft|compose|phrase|word|prepare|give|make|do|find|suggest|knock up|bash out|come up with|put together|text|email|finish|begin|start) (?:me |us |for me |him |her |them |up |out |\\p{Lu}\\p{L}+ )?(?:me )?(?:an?|one|two|some|the|my|this|that|${something}) ?${describing}${kind}?\\b(?<=${kind}|${something})`,
    'iu',
  ),
  /\bhelp(?: me)?(?: to)? (?:me )?(?:text|email|message|write|word|phrase|draft|answer|reply|respond|apologi[sz]e|thank|turn \p{L}+ down|decline|tell|explain it to|say (?:sorry|thanks|thank you|no|good ?bye) (?:to|for))\b(?! (?:me|us)\b)/iu,
  /^(?:please |pls |kindly |just )?(?:reply|answer|respond|write(?: back)?|say (?:sorry|thanks|no)) (?:to )?(?:him|her|them|my|the|\p{Lu}\p{L}+)\b.{0,40}\bfor me\b/iu,
  // 'Text Sam that I'm not coming', 'thank Mr Reid for the library', 'say thanks to the choir for singing'.
  /^(?:please |pls |kindly |just |so |and |then |(?:can|could|would|will) you (?:please )?)*(?:text|e-?mail|message|write(?: to)?|thank|say (?:sorry|thanks|thank you|no) to|apologi[sz]e to) (?!me\b|us\b|you\b|it\b|that\b|god\b|goodness\b|heavens?\b)(?:(?:my|the|our|his|her|mr|mrs|ms|miss|dr)\.? )?[\p{L}'-]+(?: [\p{L}'-]+)? (?:that|to|about|for|saying|know|we|I|I'm|no|from me)\b/iu,
  // 'Two minutes I can read out', 'how do I give notice by email', 'I need to explain it to her, in whatsapp'.
  /\b(?:\d+|one|two|three|four|five|a few|couple of) (?:minutes?|lines?|sentences|words) (?:that )?(?:I|we) (?:can|could) (?:read|say|speak|put|use)\b/i,
  /\bhow (?:do|can|could|should|would) (?:I|we|you)\b.*\b(?:by|in|over|via) (?:an? )?(?:text|e-?mail|letter|message|whats ?app|writing)$/iu,
  /\b(?:need|want|have|would like|'d like|got) to (?:explain|say|tell|put|break)\b.*\b(?:by|in|over|via|on) (?:an? )?(?:text|e-?mail|letter|message|whats ?app|card|writing)$/iu,
  // 'How do I tell Lucy I can't do it'.
  /\bhow (?:do|can|could|should|would) (?:I|we) (?:even |ever )?tell (?!him\b|her\b|them\b|my\b|the\b|people\b|if\b|whether\b|what\b|you\b|myself\b|a\b|an\b|when\b|someone\b|somebody\b|everyone\b)\p{L}+ (?:that )?(?:I|I'm|we|no|it's|the)\b/iu,
  // Named, and nothing more: 'email to my tutor', 'goodbye email to the team, something warm'.
  new RegExp(
    `^(?:(?:so|ok|okay|right|and|then|well|maybe|perhaps|just|next|now),? )*(?:(?:an?|one|the|two|another|quick|short|little|small|kind|polite|proper|angry|good ?bye|leaving|farewell|birthday|sympathy|condolence|thank[- ]?you) )*(?:${named}|(?<=\\ban? (?:\\p{L}+ )?)thank[- ]?you)(?: of (?:thanks|apology|condolence|complaint))? (?:to|for) (?!self\\b|me\\b|us\\b|that\\b|it\\b)(?:my |the |our |his |her )?[\\p{L}'.]+(?: [\\p{L}'.]+){0,2}(?:,? (?:please|pls|then|saying|asking|about|telling|that|something|short|polite|civil|not|nothing|kind|two|three|a few|warm|firm)\\b.*)?$(?<!^.*\\b(?:came|arrived|was|were|is|are|got|gets|read|wrote|tore|sent|had|has|said|says|never|always|made|makes|from|done|last|final)\\b.*)`,
    'iu',
  ),
  /^(?:(?:so|ok|okay|right|and|then|well|maybe|perhaps|just),? )*(?:(?:an? |the )?(?:short |little |quick |small )?(?:eulogy|obituary|poem|speech)|an? (?:short |little |quick |small )?(?:toast|thank[- ]?you(?: note| card)?|apology))(?:,? (?:please|pls|then|maybe|short|two lines|from me))*[.?]*$/i,
  /\b(?:do|can|could) you (?:do|write|make|help with) (?:an? |the |some )?(?:thank[- ]?you (?:notes?|cards?|letters?)|letters|cards|notes|speeches|eulogies|obituaries|e-?mails|messages|captions)\b/i,
  // Stuck: 'I keep typing and deleting', 'it is still blank inside', 'don't know what to put in it'.
  /\bI? ?(?:keep|kept) (?:on )?(?:typing|starting|writing|opening|beginning)\b.{0,40}\b(?:deleting|stopping|rubbing|crossing|scrapping|erasing|closing)\b/i,
  /\bhave (?:it|this) (?:started|begun)\b|\b(?:got|bought|have) (?:a |the )?blank (?:one|card)\b|\bwhat (?:do|should|can|would) I (?:even )?(?:put|write)$/i,
  /\b(?:started|begun) (?:it|this|that|one|the (?:text|message|letter|card|email|speech)) (?:\w+ )?(?:times|about \w+ times)\b/i,
  /\b(?:(?:don't|do not|never|not) know|dunno|no idea|not sure|(?:can't|cannot) think|haven't a clue|not a clue|I'm stuck on) (?:what|how) (?:to|I (?:can|should|would)) (?:even )?(?:write|put|word|phrase|reply|answer|text|say|begin|start|thank)\b(?: (?:it|this|that))? ?(?:to (?!(?:him|her|people|any(?:one|body)|some(?:one|body)|myself|you|that|do)\b(?! (?:mum|mom|mam|mother|dad|father|sister|brother|parents|family)\b))|in (?:it|the|a|an|that|my)\b|on (?:it|the|a)\b|without|for (?:the|a|an|his|her|my)\b|back\b)/iu,
  /\b(?:card|page|screen|paper|pad|document|email|message|letter|its?)(?:'s| is| was)? (?:still |just |completely |totally )?(?:blank|empty) (?:inside|in front|and)\b|\b(?:open|look at|stare at|sit with) the (?:pad|page|card|screen|paper|phone) and nothing (?:comes|will come)\b/i,
  // 'I need to send Craig something that asks for it back', 'word a no to his mother', 'auto reply for my inbox'.
  new RegExp(
    `\\b(?:need|want|have|got|like|ought) to send (?!me\\b|you\\b|us\\b)(?:my |the |his |her )?\\p{L}+ ${something} (?:that|which|back|asking|saying|to (?:say|tell|ask|explain|thank))\\b`,
    'iu',
  ),
  /\b(?:word|phrase) (?:a|an|my) (?:\p{L}+ )?(?:no|yes|refusal)\b|\bauto[- ]?reply for\b/iu,
  // 'I don't know how one says so to Fiona', 'it must be with respect. How to say?'
  /\bhow (?:does )?(?:one|to) (?:says?|puts?|words?|phrases?)(?: (?:so|it|that|this|no))?(?:$| to\b(?! (?:kids|children))| without\b)/i,
  // 'What I can tell him, in a message I mean', 'if I wanted to tell her in a letter'.
  new RegExp(
    `\\b(?:what (?:can|could|would|should|do)|how (?:can|could|would|should|do)|if) I (?:wanted to |were to |was to )?(?:say|tell|write|put|explain)\\b[^.?!]{0,40}\\b(?:in|by|as|over) (?:an? )?${kind}\\b`,
    'iu',
  ),
  // 'There ought to be one on paper', 'I wish there was a letter to him', 'a letter from me to her should exist'.
  new RegExp(
    `\\b(?:there (?:should|ought to) be (?:one|something|a few words|a word|an? ${kind})|I wish (?:there (?:was|were)|I had|somebody would write|someone would write) (?:an? |some |the )${describing}(?:${kind}|words|lines))\\b(?! from\\b)`,
    'iu',
  ),
];

/** Said of the whole message, where it is short enough. */
// 'Want to send Ray something, not mushy': somebody is to be told, and how it should sound is said.
const tellsHow =
  /\b(?:want|wanna|need|have|got|ought|like|must|'ve) (?:to )?(?:text|email|message|send|leave|thank|tell|answer|write(?: to)?|reply to) (?!me\b|you\b|it\b)\p{L}+.*\b(?:(?:not|nothing|nowt|without) (?:too |being |sounding |be |a )?(?:soppy|mushy|gushy|flowery|bitter|grovel\w*|begging|begg\w+|formal|cheesy|rude|angry|fancy|whin\w+|pathetic|blam\w+|slagging)|couple (?:of )?lines|(?:two|three|few) (?:lines|words|sentences)|words (?:a|even a) (?:kid|child)|keep it (?:short|civil|polite|kind|simple|plain)|(?:short|civil|polite|kind) (?:and|but) \p{L}+|in a nice way|don't make me|don't let me (?:sound|come)|nothing about|without mention\w*)/iu;

const namesText = new RegExp(
  `\\b(?:${kind}|${something}|wording|lines|words|write|draft)\\b`,
  'iu',
);

/** What to tell a child is a question of its own, which the shelf answers. */
const toldToChild =
  /\b(?:say|tell|answer|explain)\b.*\b(?:kids?|child(?:ren)?|toddler|(?:\p{L}+|\d+)[- ]?(?:years?|yrs?)[- ]?olds?|oldest|youngest|daycare|(?:she|he)'s (?:\d|two|three|four|five|six|seven|eight|nine|ten))\b/iu;

/** Some form of a request. 'The cook makes soup for me and gives me his chair' has none, whatever the reader hears. */
export const formOfRequest = new RegExp(
  `\\b(?:can|could|would|will|would you mind) (?:you|u|ya|somebody|someone)\\b|\\b(?:help|please|pls|plz|kindly|stuck|idea|ideas|struggl\\w+)\\b|\\b(?:I|I'd|we|me)(?:'d| would| just| really)? (?:need|want|wanna|like|love|have|gotta|must|should|ought|wish|got|owe)\\b|\\b(?:need|wants?|got|has|have) (?:to|an?|some)\\b|\\?|(?:^|[.!,] )(?:(?:so|ok|now|and|then|maybe|just) )*(?:write|make|give|gimme|do|put|draft|say|text|tell|word|phrase|start|begin|something|anything|an?|one|another|short|shorter|more|less|what|how|reply|answer|thank|email|message|note|card|letter|poem|for)\\b|\\bfor (?:him|her|them)\\b|\\b${kind}\\b`,
  'iu',
);

/** What is told of a text: who wrote, sent, got, read or lost one; that somebody else wants or asked for one. */
const speaksOfOne = new RegExp(
  [
    `(?<!\\b(?:do|did|can|could|should|would|shall|might|to) )\\b(?:he|she|they|we|I|who|mum|mom|dad|nan|gran|sister|brother|vicar|priest|boss|ex|school|everyone|people|someone|somebody|nobody) (?:\\p{L}+ )?(?:wrote|sent|got|read|gave|found|burn(?:ed|t)|kept|lost|received|had|put|posted|texted|emailed|messaged|answered|said|signed|told|delivered|did(?! not|n't)|sang|sings?|writes|reads|keeps?|apologi[sz]ed)\\b(?! (?:nothing|me (?:the|three|two|five|a) (?:back page|minutes|line|slot|\\w+ minutes))\\b)[^.?!]{0,60}\\b(?:${kind}s?|words|poems|speeches|lines)\\b(?![^.?!]{0,60}\\b(?:help|please|pls|can you|could you)\\b)`,
    `\\b(?:asked|asks|wants|wanted|told|expects|begged) (?:me|him|her|them|us|my \\p{L}+) to (?:help (?:him|her|them) )?(?:write|say|send|give|read|do|text)\\b(?![^.?!]{0,80}\\b(?:help|please|pls|can you|could you|no idea|don't know|I've got nothing)\\b)`,
    `\\b(?:used to|never|always|finally|already|almost|once) (?:help\\w*|wr[io]te|send|sent|text\\w*|answer\\w*|read|say|said|sign\\w*)\\b`,
    `\\b(?:help|helped|helping) (?:him|her|them) (?:to )?write\\b`,
    `\\bhow (?:do|can|should) I (?:stop|not)\\b|\\b(?:nobody|no one) asked\\b`,
    `\\b${kind} (?:from|he|she|they) (?:\\p{L}+)`,
  ].join('|'),
  'iu',
);

/** 'I don't want to write anything', 'should I text him', 'remind me what the letter said'. */
const isNoRequest =
  /\bsay (?:that )?(?:you(?:'re| are) |ur |you )?sorry\b|\b(?:don't|do not|didn't|not going to|won't|wouldn't|can't|no need to|not ready|rather not) (?:want |wanna |need |have )?(?:to |you to )?(?:write|send|text|draft|do) (?:anything|any|it|a letter|letters|him|her|them|a poem|back)\b(?!.{0,60}\b(?:help|please|without|but)\b)|\bshould I (?:write|send|reply|text|answer|call|tell)\b|\b(?:remember|remind me|did I say|did I tell|name again)\b|\bI(?:'m| am) not ready\b|\b(?:say|get) (?:it|this|that) (?:somewhere|out loud|off my chest)\b|\bsay something (?:rude|mean|nasty|dirty|bad) about\b|\bjust (?:want|need) to talk\b/i;
/** Words that somebody leaves behind. They are no request, whatever stands beside them. */
const takesLeave =
  /\bbye\b(?! e-?mail)|\bI loved? (?:him|her|them|you|my \p{L}+)\b|\b(?:wasn'?t|not) (?:angry|sad|mad|wicked)\b|\bnot (?:her|his|their|your|anyone'?s) fault\b|\bby (?:then|the time)\b/iu;
