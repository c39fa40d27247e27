import { wordsOf } from './text.ts';

const emptyWords = new Set(
  `the a an and or but of to in on at for with about what did do does you your i me my is was were are that this it said say
  tell told remember recall remind again name have had has when where who how which know can could would he she they his her
  their him them so just still earlier before`.split(/\s+/),
);

/** The words of a text that carry its meaning, without their endings. */
export const contentWords = (text: string): string[] =>
  wordsOf(text.toLowerCase())
    .filter((word) => !emptyWords.has(word) && word.length > 2)
    .map(stem);

/** A word without its ending; of a verb that changes, the form that does not: 'ate' is 'eat'. */
export function stem(word: string): string {
  const lower = word.toLowerCase();
  return presentOf.get(lower) ?? lower.replace(/(?:'s|ing|ed|s)$/, '');
}

const presentOf: ReadonlyMap<string, string> = new Map(
  `ate eat,eaten eat,kept keep,lost lose,went go,gone go,bought buy,drove drive,driven drive,sang sing,sung sing,wrote write,
  written write,gave give,given give,took take,taken take,left leave,met meet,found find,felt feel,slept sleep,thought think,
  saw see,seen see,came come,ran run,fell fall,fallen fall,wore wear,worn wear,broke break,broken break,made make,brought bring,
  caught catch,taught teach,got get,sat sit,stood stand,held hold,heard hear,paid pay,sent send,spent spend,rang ring,rung ring,
  sold sell,built build,woke wake,drank drink,swam swim,threw throw,knew know,grew grow,flew fly,hid hide,lay lie,won win,
  buried funeral,bury funeral,burial funeral,mum mother,mom mother,mam mother,dad father`
    .split(',')
    .map((pair) => pair.trim().split(/\s+/))
    .flatMap(([past, present]) => (past && present ? [[past, present] as const] : [])),
);
