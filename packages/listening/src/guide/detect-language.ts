import { foreignLanguageOf } from '../danger/foreign-language.ts';
import { wordsOf } from './text.ts';

const englishWords = new Set(
  `the a i you to and it is was my me he she they of in that not so but for with on at just this have had her him his be do don't
  i'm it's can't what no yes we are if when how like know all up out about there feel never dad mum mom who will as from by an or get`.split(
    /\s+/,
  ),
);
const otherWords =
  /\b(?:que|mi|muy|estoy|pero|porque|murió|madre|padre|ich|nicht|meine?|und|ist|mutter|vater|je|suis|mon|ma|est|pas|mère|père|sono|mia|mio|che|non|morta|morto|meu|minha|não|estou|jestem|nie|moja|mój|ben|ve|bir|het|een|niet|mijn|ik)\b/gi;

/** Whether a text has more words of another language than of English, or is in another script. */
export function isOtherLanguage(text: string, wordCount: number): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latinLetters = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 4 && latinLetters < letters / 2) return true;
  const english = wordsOf(text.toLowerCase()).filter((word) => englishWords.has(word)).length;
  const other = text.match(otherWords)?.length ?? 0;
  if (wordCount >= 3 && other >= 2 && other > english) return true;
  return foreignLanguageOf(text) !== null;
}

/** Words that no other of the languages has. */
const onlyEnglish =
  /\b(?:the|I'm|I've|I'd|I'll|don't|didn't|can't|it's|that|this|they|she|you|have|had|what|when|how|know|about|there|never|and|not|with|just|her|my|yet|done|still|then|now|because|everything|nothing|something)\b/gi;

/** Whether its words leave no doubt that a text is English, whatever a model takes it for. */
export const isPlainlyEnglish = (text: string, wordCount: number): boolean =>
  (text.match(onlyEnglish)?.length ?? 0) >= Math.max(2, wordCount * 0.3) &&
  text.match(otherWords) === null;
