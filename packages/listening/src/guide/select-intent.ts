import type { DialogueState } from './dialogue-state.ts';
import { isUnclear } from './message-quality.ts';
import { asksForName } from './names.ts';

const safetyIntents = new Set(['risk', 'after-risk-yes', 'after-risk-no', 'harm']);

/** Whether an intent comes before everything else in the message. */
export const isSafetyIntent = (intent: string): boolean => safetyIntents.has(intent);

/** The intent (its id in the reply bank) that the latest message is answered by, or null if it only tells something. */
export function selectIntent(state: DialogueState): string | null {
  const { latest, focusPerson } = state;
  if (latest.intent && isSafetyIntent(latest.intent.id)) return latest.intent.id;
  if (state.isAfterRiskQuestion)
    return /\b(?:yes|yeah|maybe|i am|i do|tonight|i have)\b/i.test(latest.text)
      ? 'after-risk-yes'
      : 'after-risk-no';
  if (latest.isOtherLanguage) return 'language';
  if (focusPerson?.name && latest.wordCount <= 10 && /\bnot [A-Z]/.test(latest.text))
    return 'renamed';
  if (state.namedAt === state.turn && latest.wordCount <= 7) return 'named';
  if (focusPerson?.name && latest.wordCount <= 5 && asksForName(state.pastReplies[0] ?? ''))
    return 'named';
  if (latest.intent) return latest.intent.id;
  return isUnclear(latest) ? 'unclear' : null;
}
