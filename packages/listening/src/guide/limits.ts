import { resolvePerson } from './coreference.ts';
import { mayAsk } from './heard-intent.ts';
import type { Memory } from './memory.ts';
import type { Message } from './read-message.ts';
import { wantsToBeAsked, wantsToBeHeard } from './wanted.ts';

/** What the person does not want: questions, or one subject. */
export function noteLimits(memory: Memory, message: Message): void {
  const { text } = message;
  if (noQuestions.test(text) || wantsToBeHeard(message)) memory.wantsNoQuestions = true;
  else if (wantsToBeAsked(message)) memory.wantsNoQuestions = false;
  if (shorter.test(text)) memory.wantsShort = true;
  memory.asksForStyle =
    [shorter, otherTone, manner, plainWords, noEcho].some((each) => each.test(text)) ||
    // 'Should I sleep or read? Don't say both' says nothing of how to answer.
    ([otherwise, notWanted].some((each) => each.test(text)) &&
      mayAsk(message, ['manner', 'correct', 'write']));
  const closed = text.match(notAbout)?.[1] ?? text.match(noMoreOf)?.slice(1).find(Boolean);
  if (!closed) return;
  memory.isClosing = true;
  const person = resolvePerson(memory, closed);
  if (person) person.isClosed = true;
}

const noQuestions =
  /^(?:please |pls )?no (?:more )?questions(?: (?:tonight|today|now|please|pls|ok))*[.! ]*$|\b(?:stop|quit|enough|no more|don't|do not|without) (?:with )?(?:the |all the |your |these |those |so many |asking(?: me)?(?: all| so many)?(?: the| these)? ?)?(?:questions?|asking(?: me)?|ask me (?:anything|things|stuff|how|what|why|if|about))\b/i;
/** 'Stop quoting me', 'you just repeat what I say': what they put right, and what they told, may still be said once. */
const noEcho =
  /\b(?:stop|quit|don't|dont|do not|no more|without) (?:just |always |keep )?(?:quoting|quote|repeating|repeat|parroting|parrot|echoing|echo|copying|copy)(?: (?:me(?! on\b)|my (?:words|sentences|messages)|what I|everything I|it all back))\b|\byou(?:'re| are)? (?:just |only |always |keep (?:on )?)+(?:repeat(?:ing)?|quot(?:e|ing)|parrot(?:ing)?|copy(?:ing)?|echo(?:ing)?) (?:me|my (?:words|sentences|messages)|what I|everything I)\b/i;
const shorter =
  /\b(?:write|talk|answer|reply) (?:to me |with me |a bit |a little |more )*shorter\b|\bshorter (?:with me|for me)\b|\bmake (?:your|the) (?:messages?|answers?|replies|texts?|sentences) (?:a (?:bit|little) )?(?:more )?short(?:er)?\b|\b(?:your|the) (?:messages|answers|replies) (?:should|must|can|could) be (?:more )?short(?:er)?\b|\bkeep it (?:simple|short|brief)\b|\b(?:short(?:er)? (?:answers?|replies|ones?)|short(?:er)?,? (?:please|pls)|please (?:more )?(?:small|short)\b|too long|keep (?:it|them) short|(?:be|make it) (?:brief|shorter)|fewer words|too many words|(?:please|pls),? no (?:long )?speeches|no (?:long )?speeches,? (?:please|pls|from you)|short is (?:good|fine|best|better|ok|okay|enough) (?:with|for) me)\b/i;
const otherwise =
  /(?:^|[.!?,;] )(?:and |but |so |please |pls |just )*(?:(?:don'?t|do not|can you not|could you not|please don'?t) (?:just |keep |always |ever )?(?:say|saying|use|using|be (?:so |too |all )?\w+|give (?:me|(?:\w+ )?(?:big|hard|long|difficult|fancy))|tell me (?:to|that|it|she|he|they)|call (?:me|him|her|it|them)|send me|do that)|(?:stop|no more|quit) (?:saying|using|being|giving me|telling me|calling|sending me|doing that|advice|lists?))\b/i;
const notWanted =
  /\b(?:don't|dont|do not) (?:want|need) (?:any |more |your |no )?(?:tips|advice|exercises|suggestions|platitudes|quotes|solutions|lists?|a pep ?talk)\b|\bno (?:more )?(?:breathing (?:exercises?|stuff|things?)|tips|advice|platitudes|pep ?talks?)\b|\bplease,? no \w+|\b(?:don't|dont|do not) bother (?:me )?with\b|(?:^|[.!?,;] )(?:please |just |and |so )*(?:leave out|skip|spare me) (?:the|all the|your|those) (?:\p{L}+ )?(?:stages|advice|tips|sympathy|pity|poetry|clich\p{L}+|platitudes|quotes|prayers|god)\b|\bI'd (?:take it kindly|like it|be glad|be grateful) if you (?:didn't|did not)\b|^you (?:don't|dont|do not) (?:need|have) to (?:call|say|tell|write|use|repeat)\b/iu;
/** 'Talk normal', 'less flowery', 'say died'. */
const otherTone =
  /(?:^|[.!?,;] )(?:ok |and |so |please |just |can (?:you|u) )*(?:stop|quit|drop|enough) (?:with |of )?(?:the|this|that|your|all the) (?:\w+ ){0,2}(?:voice|tone|crap|talk|act|language|sweetness)\b|\b(?:can|could) (?:you|u) not do (?:the|that|this|your)\b|(?:^|[.!?,;] )(?:please |just |can (?:you|u) )*talk to me like (?:a|an|the|we|you|I|my)\b|\btalk (?:normal(?:ly)?|plain(?:ly)?|like (?:a )?(?:normal|real|ordinary))\b|\b(?:can|could) you be (?:a bit |a little )?(?:less|more)\b|\bless (?:flowery|formal|gushing|wordy|cheerful|poetic)\b|(?:^|[.!?,] )(?:just )?say ["']?(?:died|dead|ex)["']?[.! ]*$|\bstop being so \w+ with me\b|\bneedn't be (?:quite )?so \w+ with me\b|\bplain talk\b|\byour (?:sentences|words|answers|replies|messages) (?:are|is|sound) (?:\w+ ){0,2}(?:childish|formal|stiff)\b|\bI(?:'d| would)? (?:prefer|rather) (?:it )?(?:that |if )?you (?:speak|talk|write|spoke|talked|wrote)\b(?! (?:about|of|this|that|it)\b)/i;
/** How to talk, whatever the words for a text in it: 'don't reply like a textbook', 'respond without bullet points'. */
const manner =
  /\b(?:can|could) (?:you|u) (?:please )?not (?:say|call|tell|use|keep)\b|\btoo many words\b|(?:^|[.!?,;] )(?:please |pls |just |ok |and )*(?:(?:don't|dont|do not|(?:can|could|would) you(?: please)?) )?(?:just )?(?:reply|respond|talk|answer|speak) (?:to me )?(?:like (?!we\b|I\b|that\b)|without\b|normal(?:ly)?\b)/i;
export const asksForManner = (text: string): boolean => manner.test(text);

/** 'Can you use easy words', 'your sentences are difficult', 'speak to me plainly'. */
const plainWords =
  /\buse (?:more )?(?:easy|easier|simple|simpler|plain|plainer) (?:words|english|language|sentences)\b|\b(?:speak|talk|write|answer|reply)\b[^.?!]{0,16}\bin (?:easy|easier|simple|simpler|plain|plainer|short|shorter) (?:words|english|language|sentences|messages)\b|\byour (?:sentences|words|answers|replies|messages) (?:are|is|sound) (?:\w+ ){0,2}(?:difficult|hard|complicated)\b|\b(?:speak|talk|write)\b[^.?!]{0,12}\bplainly\b|\bplain talk\b/i;
export const asksForPlainWords = (text: string): boolean => plainWords.test(text);

const notAbout =
  /(?<!\b(?:say|says|said|goes|(?:told|tells) (?:me|us|him|her))[,:]? )\b(?:I (?:don't|do not) (?:want|wish) to (?:talk|speak|think|hear) (?:about|of)|(?<=^|[.!?,;] (?:and |but |so |please |ok )*)(?:please )?(?:stop|don't|do not|no more|can we not|could we not|let's not) (?:talk(?:ing)?|mention(?:ing)?|speak(?:ing)?|bring(?:ing)?|ask(?:ing)?(?: me)?|go(?:ing)? on)(?: about| of| up)?) (?!\w+ (?:at (?:home|work|school)|much|often|enough|any ?more)\b)((?:\w|')+(?: (?:\w|')+){0,3})/i;

/** 'No more Ryan please', 'leave Chloe now, I don't want Chloe in here'. */
const noMoreOf =
  /\bno more (?!questions?|tips?|advice|of|pills?|tears|pain|than|time)([\p{L}']+)(?: please| pls|[.!]|$)|\bleave (?!me\b|it\b|him\b|her\b|them\b|you\b|the house\b|home\b)([\p{L}']+) (?:now|alone|out of (?:it|this))\b|\b(?:don't|do not) want ([\p{L}']+) in here\b/iu;
