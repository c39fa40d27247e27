import type { VisitorWords } from '@mooring/accounts';
import { useData } from './data-context.tsx';
import { useLive } from './use-live.ts';
import { useSettings } from './use-settings.ts';

/** What was written on this device without logging in, and what the person has answered about it. */
export type UnansweredWords = {
  words: VisitorWords;
  /** 'new': not asked yet. 'later': asked, and put off. 'leave': they stay where they are. */
  answer: 'new' | 'later' | 'leave';
  /** Moves them into the open account. Shows a notice either way. */
  bringIn(): Promise<void>;
  reply(answer: 'later' | 'leave'): Promise<boolean>;
};

/** Words that the open account could take in, or null. */
export function useVisitorWords(): UnansweredWords | null {
  const { accounts, notices } = useData();
  const { status, settings, change } = useSettings();
  const live = useLive((data) => data.accounts.visitorWords(), ['user_data']);
  const words = live.status === 'ready' ? live.value : null;
  if (!words || status === 'loading') return null;
  const { id, ...counts } = words;
  const count = Object.values(counts).reduce<number>((sum, each) => sum + Number(each), 0);
  const known = settings.visitorWords;
  return {
    words,
    answer: known?.id === id && known.count === count ? known.answer : 'new',
    async bringIn() {
      try {
        await accounts.bringInVisitorWords(id);
        notices.say('auth.words-brought-in');
      } catch (error) {
        notices.fail(error, 'store.failed');
      }
    },
    reply: (answer) => change({ visitorWords: { id, count, answer } }),
  };
}
