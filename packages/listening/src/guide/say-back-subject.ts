import { capitalise } from './text.ts';

/** With one of these as its first word a sentence has its subject. */
const subjects =
  /^(?:I|I'm|I've|I'd|I'll|he|he's|he'd|he'll|she|she's|she'd|she'll|we|we're|we've|we'd|they|they're|they've|they'd|it|it's|my|our|his|her|their|its|the|a|an|nobody|no one|nothing|everyone|everybody|everything|someone|somebody|people|all|both|half|most|some|each|every|one|two|three|four|five|there's|there|mum|mom|mam|dad|nan|gran|grandma|grandad|today|tomorrow|yesterday|tonight|last|this|sometimes|on|in|at|after|before|when|since|every)\b/i;

/** Verbs with which a diary begins where 'I' is left out: 'Put her under the peppercorn tree.' */
const withoutSubject =
  /^(?:still |just |even |only |finally |already )?(?:went|put|made|had|did (?=my|his|her|their|our|the)|saw|found|took|tried|cried|bawled|woke|slept|sat|kept|walked|drove|bought|sold|threw|gave|told|asked|called|rang|texted|ate|drank|cooked|washed|cleaned|opened|closed|read|wrote|heard|felt|lost|left|met|got|came|spent|stayed|started|stopped|passed|held|stood|looked|listened|watched|thought|dreamt|dreamed|missed|forgot|remembered|buried|planted|keep|keep on|have to|need to|had to|miss|can't|cannot|couldn't|didn't|don't|haven't|hadn't|won't|never)\b/i;

/** Words after which somebody must be told what to do, not what was done. */
const commands =
  /^(?:don't|never|keep|read|put) (?:say|tell|ask|call|give|send|make|worry|want me|try to)\b/i;

const verbs =
  /\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|can|can't|could|couldn't|will|won't|would|wouldn't|might|must|isn't|wasn't|aren't|weren't|don't|doesn't|didn't|hasn't|haven't|hadn't|\w+'(?:m|re|ve|d|ll)|it's|he's|she's|there's|\w{2,}ed|went|put|puts|made|make|makes|saw|see|sees|found|find|took|take|takes|came|come|comes|got|get|gets|gave|give|gives|told|tell|tells|said|say|says|knew|know|knows|thought|think|thinks|felt|feel|feels|left|leave|leaves|kept|keep|keeps|let|lets|sat|sit|sits|stood|stand|stands|slept|sleep|sleeps|woke|wake|wakes|ate|eat|eats|drank|drink|drove|drive|drives|wrote|write|read|reads|bought|buy|sold|sell|met|meet|ran|run|runs|sang|sing|sings|held|hold|holds|heard|hear|hears|lost|lose|won|broke|breaks?|fell|falls?|spoke|speaks?|wore|wears?|built|taught|caught|brought|sent|spent|paid|laid|lay|lies|rang|rings?|hung|grew|grows?|began|begins?|drew|draws?|threw|throws?|forgot|forgets?|understands?|understood|wants?|needs?|likes?|loves?|misses|miss|works?|lives?|smells?|sounds?|looks?|asks?|calls?|turns?|goes|go|hurts?|shuts?|sets?|lets?|cuts?|costs?)\b/i;

/** Whether 'I' may be left out at its beginning. */
export const leavesSubjectOut = (text: string): boolean => withoutSubject.test(text);

export const hasPlainVerb = (text: string): boolean => verbs.test(text);

/** Somebody is told to do something, or something is only named. */
const imperative =
  /^(?:please |just )?(?:fix|go|tell|try|do|be|use|come|leave|hang|shut|stop|say|show|help|give|make|let|ask|add|call|explain|answer|speak|talk|promise|pretend|sort|wait|look|listen|hold on|never mind|turn|put|read|write|send|bring|forget|remember|think|imagine|trust|believe|prove|carry|keep (?:it|your))\b(?! (?:I|he|she|we|they|was|is|were)\b)/i;

/** A pronoun with the word that belongs to it: 'I use', 'he does'. */
const clause =
  /\b(?:I|he|she|it|we|they|nobody|everyone|people|who|\p{Lu}\p{L}+) (?:still |just |never |always |only |also )?\p{L}{2,}/u;

/** 'Wife cried': whose wife it is goes without saying. */
const bareKin =
  /^(?:wife|husband|brother|sister|son|daughter|boyfriend|girlfriend|partner)(?= (?:\w{2,}ed|put|said|says|left|took|has|had|is|was|went|came|keeps|kept|still|just|won't|doesn't|didn't|wants)\b)/i;

/** The sentence with a subject: its own, or the 'I' that was left out. Null: it is no whole sentence. */
export function withSubject(sentence: string, names: readonly string[]): string | null {
  const text = sentence
    .replace(bareKin, (kin) => `my ${kin.toLowerCase()}`)
    // 'Took me nine years': it did.
    .replace(/^took (?=(?:me|us) )/i, 'It took ');
  if (commands.test(text)) return null;
  const [first = ''] = text.split(' ');
  if (names.includes(capitalise(first.replace(/'s$/, '')))) return capitalise(text);
  if (!hasPlainVerb(text) && !clause.test(text)) return null;
  if (subjects.test(text)) return text;
  if (withoutSubject.test(text)) return `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return imperative.test(text) ||
    /^\p{L}+(?:ing|ly)\b(?! (?:is|was|were|got|has|had)\b)/u.test(text)
    ? null
    : text;
}
