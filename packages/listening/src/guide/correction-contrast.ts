import { plain } from './plain-sentence.ts';
import { isRelationWord } from './relations.ts';
import { capitalise, wordsOf } from './text.ts';
import { inSecondPerson } from './you-for-i.ts';

/**
 * What is so, where a correction sets it against what is not: 'I don't want Fridays, I want Mondays' gives 'You want Mondays, not
 * Fridays'. Null: the sentences set nothing against anything in one of these ways. `told`: without question marks.
 */
export function contrastIn(told: readonly string[]): string | null {
  for (const [at, sentence] of told.entries()) {
    const text = sentence.replace(beforeIt, '');
    const found = whoseItIs(text, told[at + 1]) ?? wants(text) ?? thisNotThat(text) ?? saidSo(text);
    if (found) return found;
  }
  return null;
}

const beforeIt = /^(?:(?:no|nope|sorry|wait|oh|actually)[,. ]+)+/i;

/** 'Not my cat, mum's cat. Biscuit.' */
function whoseItIs(text: string, next = ''): string | null {
  const [, thing = '', owner = ''] =
    /^not my (\p{L}+), (?:my )?(\p{L}+)'s(?: \1)?$/iu.exec(text) ?? [];
  if (!owner) return null;
  const whose = isRelationWord(owner.toLowerCase()) ? `your ${owner}` : capitalise(owner);
  const name = /^\p{Lu}[\p{L}'-]+$/u.test(next) ? `, ${next}` : '';
  return `${capitalise(whose)}'s ${thing}${name}.`;
}

/** 'I don't want Fridays off, I want Mondays.' */
function wants(text: string): string | null {
  const [, verb = '', wrong = '', right = ''] =
    /\bI (?:don't|do not) (want|need|like|mean|have) ([^,.;]{2,40})[,;] (?:but )?I (?:do )?\1 ([^,.;]{2,60})$/iu.exec(
      text,
    ) ?? [];
  return right ? `You ${verb.toLowerCase()} ${inner(right)}, not ${inner(wrong)}.` : null;
}

/** 'Not the last phone call, the second to last.' */
function thisNotThat(text: string): string | null {
  const [, wrong = '', right = ''] =
    /^not ((?:the|my|an?|on|in|at|his|her) [^,.;]{2,40}), (?:but )?((?:the|my|an?|on|in|at|his|her) [^,.;]{2,40})$/iu.exec(
      text,
    ) ?? [];
  return right ? `${capitalise(inner(right))}, not ${inner(wrong)}.` : null;
}

/** 'What I meant was that …', 'set that straight: …', 'I'm sorry I said ten, it was eight', 'HE has it, I have his'. */
function saidSo(text: string): string | null {
  const said =
    /\bwhat I meant (?:was|is)(?: that)?,? (.+)$/iu.exec(text)?.[1] ??
    /\b(?:set|put) (?:that|this|it) (?:straight|right)\b[^:]{0,40}: (.+)$/iu.exec(text)?.[1] ??
    /^(?:I'm |I am )?sorry,? I said [^,;]{1,40}[,;] (.+)$/iu.exec(text)?.[1] ??
    (/^(?:HE|SHE|THEY) /.test(text) ? text.replace(/^\p{Lu}+/u, (word) => word.toLowerCase()) : '');
  return said && wordsOf(said).length <= mostWords ? `${capitalise(inner(said))}.` : null;
}
const mostWords = 14;

const inner = (text: string): string => inSecondPerson(plain(text)).replace(/\bus\b/g, 'you');
