import { capitalise } from './text.ts';

/**
 * The sentences of a list that shares its subject: 'he was funny, supported Inter for no reason, terrible at chem' is 'He was funny', 'He supported
 * Inter for no reason' and 'He was terrible at chem'. A sentence that is no such list stays whole.
 */
export function splitSharedSubject(sentence: string): string[] {
  const [, subject = '', verb = ''] = beginning.exec(sentence) ?? [];
  const parts = sentence
    .replace(/[.!]+$/, '')
    .split(/,(?: and)? /)
    .map((part) => part.trim());
  if (!subject || parts.length < 3) return [sentence];
  const [first = '', ...rest] = parts;
  const isOf = /^(?:was|is|were|are)$/i.test(verb);
  const said = rest.flatMap((part) => {
    if (ownSubject.test(part)) return [part];
    if (didSomething.test(part)) return [`${subject} ${part}`];
    return isOf && describes.test(part) ? [`${subject} ${verb} ${part}`] : [];
  });
  return [first, ...said].map(capitalise);
}

const beginning =
  /^(?:and |so )?((?:s?he|they|my \p{L}+|\p{Lu}\p{Ll}+)) (was|is|were|are|had|has|loved|loves?|hated|made|kept|called|always|never|could|used|did|would|\p{L}+ed)\b/iu;
const ownSubject = /^(?:s?he|they|his|her|their)\b/i;
const didSomething =
  /^(?:always |never |only |once |even )?(?:had|has|made|kept|told|said|sang|ate|went|gave|took|wrote|knew|ran|came|got|found|could|would|used to|did|lost|won|sold|bought|held|left|read|met|let|put|drove|swam|drank|wore|slept|built|grew|taught|\p{L}{3,}ed)\b/iu;
const describes =
  /^(?:(?:so|very|really|always|never|a bit|quite|the) )*(?:an? |the |good|bad|terrible|great|hopeless|useless|brilliant|rubbish|mad|crazy|proud|kind|funny|loud|shy|stubborn|late|early|gentle|generous|soft|tough|brave|clever|patient)\b/i;
