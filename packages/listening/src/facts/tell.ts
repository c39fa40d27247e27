import type { Told } from './fact.ts';
import { type Context, type MarkedSentence, markPeople } from './mark-people.ts';
import { tellLosses } from './tell-losses.ts';
import { tellNames } from './tell-names.ts';
import { tellAges, tellCounts } from './tell-numbers.ts';
import { tellPlaces } from './tell-places.ts';
import { tellTimes } from './tell-times.ts';
import { tellWords } from './tell-words.ts';

/** Sentences that say nothing of what is: questions, wishes, dreams, and what somebody else might say. */
const saysNothing =
  /^(?:if|what if|imagine|suppose|pretend|maybe|perhaps|i wish|i hope|i wonder)\b|\b(?:dream(?:s|ed|t)?|nightmares?|pretend\w*|the film|the movie|in the book|on the news)\b/i;

const readers: readonly ((sentence: MarkedSentence) => Told[])[] = [
  tellNames,
  tellLosses,
  tellCounts,
  tellTimes,
  tellPlaces,
  tellWords,
];

/** What one sentence tells, and who is in it. Only what its words say; nothing is concluded. */
export function tell(sentence: string, context: Context): Told[] {
  if (saysNothing.test(sentence)) return [];
  const marked = markPeople(sentence.replace(inBrackets, ', $1,'), context);
  const told = [
    ...readers.flatMap((read) => read({ ...marked, text: marked.text.replace(asides, '$1 ') })),
    ...tellAges(marked),
  ];
  const people = marked.people.flatMap(({ about }): Told[] =>
    isRelation(about) ? [{ kind: 'person', about, of: null, value: about }] : [],
  );
  return [...people, ...told];
}

/** 'My brother (21) died'. */
const inBrackets = / \((\d{1,3})\)/;
/** What stands between somebody and what happened: 'my nan, 80, died', 'my nan who I lived with died'. */
const asides =
  /(⟨\d+⟩),? (?:\d{1,3},|who [^.;⟨]{3,60}?,?) (?=(?:has |had |just |suddenly )?(?:died|passed|left me|was killed|killed))/g;

const isRelation = (about: string) => about === about.toLowerCase() && !/^(?:she|he)$/.test(about);
