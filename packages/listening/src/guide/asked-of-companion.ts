import type { Intent } from '../reader/intents.ts';
import { asksWhetherAllRight } from './asks-if-all-right.ts';
import { intentOf, practicalIn } from './heard-intent.ts';
import type { Memory } from './memory.ts';
import { touchesDying } from './touches-dying.ts';
import { asksOutright } from './writing-requests.ts';

/** What answers a message that asks something of the app, of the companion itself, or of what has nothing to do with grief. */
export type Asked = {
  topics: readonly string[];
  /** It is about the app or the companion, so that no answer of the shelf can fit better. */
  isOfCompanion: boolean;
};

/** Null where the reader is not sure that anything of the kind is asked. */
export function topicsOfAsked({ latest, newEvents }: Memory): Asked | null {
  const heard = intentOf(latest);
  if (!heard || heard.score < sureOfAsked || newEvents.length > 0) return null;
  if (touchesDying(latest.text) || asksOutright(latest.text)) return null;
  const found = topics[heard.intent];
  if (hasAnswer(latest)) return null;
  // 'Am I a bad son', 'is it bad if I forget his voice' want a yes or a no, and nothing about a judge or a microphone.
  const judged = asksWhetherAllRight(latest.text);
  if (judged.length > 0 && !isOfTalk.has(heard.intent))
    return { topics: judged, isOfCompanion: false };
  // 'Should I text him?' has an answer on the shelf, and a pause below it.
  if (heard.intent === 'your-opinion')
    return heard.score < sureOfOpinion || likeliestAnswer(latest) >= sureOfAnswer
      ? null
      : { topics: ['act-what-do-you-think'], isOfCompanion: false };
  return found ? { topics: found, isOfCompanion: /^(?:app|you)-/.test(heard.intent) } : null;
}

/** These have ways of their own. */
const isOfTalk: ReadonlySet<Intent> = new Set([
  ...(['recall', 'write', 'tells', 'bye', 'correct', 'manner'] as const),
]);

const topics: Partial<Record<Intent, readonly string[]>> = {
  'app-always-on': ['app-always-on'],
  'app-close': ['app-close'],
  'app-delete': ['app-delete'],
  'app-data-use': ['app-data-use'],
  'app-new-phone': ['app-new-phone'],
  'app-languages': ['app-languages'],
  'app-made-by': ['app-made-by'],
  'app-money': ['app-who-pays'],
  'app-what-are-you': ['app-what-are-you'],
  'app-forgets-me': ['app-forgets-me'],
  'app-seen-here': ['app-seen-here'],
  'app-who-reads': ['act-who-reads-this'],
  'app-tells-nobody': ['app-tells-nobody'],
  'app-trains-nothing': ['app-trains-nothing'],
  'app-for-what': ['app-for-what'],
  'app-bored': ['app-bored'],
  'app-odd': ['app-odd-to-talk-to'],
  'app-reminders': ['app-reminders'],
  'app-look': ['app-look'],
  'app-aloud': ['app-aloud'],
  'app-backup': ['app-backup'],
  'app-find': ['app-find'],
  'app-broken': ['app-broken'],
  'app-people': ['app-people'],
  'you-yourself': ['you-yourself'],
  'you-good-at-this': ['you-good-at-this'],
  'general-knowledge': ['act-general-knowledge'],
};

/** 'How many days off work when a parent dies' sounds like 'how many hours are you here', and has an answer of its own. */
const hasAnswer = (latest: Memory['latest']): boolean =>
  (practicalIn(latest) ?? 0) >= mayBePractical && likeliestAnswer(latest) >= sureOfAnswer;
const likeliestAnswer = ({ reading }: Memory['latest']): number =>
  reading?.about.answers[0]?.score ?? 0;
const [mayBePractical, sureOfAnswer] = [0.3, 0.5];

/** Of 282 messages of a writer it had not met it heard 143 so surely, 90 in 100 of them rightly. */
const [sureOfAsked, sureOfOpinion] = [0.6, 0.7];
