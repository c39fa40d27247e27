import {
  type Emotion,
  emotionName,
  useDay,
  useLive,
  useQuietDay,
  useVisitorWords,
} from '@mooring/data';
import { whenSessionKnown } from '../first-page.ts';
import type { Remembered } from './remember.ts';
import { firstOffer } from './support-offers.ts';
import { useBackupNudge } from './use-backup-nudge.ts';
import { useGreeting } from './use-greeting.ts';
import { useInstallNudge } from './use-install-nudge.ts';

const unansweredMarks = ['sadness', 'acceptance', 'anxious'] as const;
const nothing: Remembered = {
  unfinished: [],
  waysOn: [],
  checkIns: { marks: [], last: null, hidden: [] },
  near: null,
};

/** Home shows at most this many rows above its cards, besides the check-in. */
const shownRows = 2;

/** What Home shows now: greeting, line, what is offered first, today's check-in, and whether the day is to stay quiet. */
export function useDashboard() {
  const day = useDay();
  const { period, ...greeting } = useGreeting();
  const today = useLive(({ checkIns }) => checkIns.today(), ['emotion_records'], day);
  const answers = useLive(({ records }) => records.get('onboarding'), ['user_data']);

  const support = answers.status === 'ready' ? answers.value?.support : null;
  const quietDay = useQuietDay();
  const backup = useBackupNudge(day);
  const install = useInstallNudge(day);
  const memory = useMemory(day);
  const words = useVisitorWords();
  const first = firstOffer(typeof support === 'string' ? support : null, period);
  const record = today.status === 'ready' ? today.value : null;
  const quiet = quietDay.status === 'yes';
  const { unfinished, waysOn, checkIns, near } = memory ?? nothing;
  // A quiet day hides the row, and what asks for something waits all the same.
  const asksNothing = quiet || near !== null;
  const nearRow = quiet ? null : (near?.row ?? null);
  const shown = unfinished.slice(0, shownRows - (nearRow ? 1 : 0));
  const offer = asksNothing && first.offer?.asks ? null : first.offer;
  const room = shownRows - shown.length - (nearRow ? 1 : 0) - (offer ? 1 : 0);

  return {
    ...greeting,
    ...first,
    line: near?.line ?? greeting.line,
    /** A hard day that is near, above everything else. */
    near: nearRow,
    /** Left out while a hard day is near: who reads it then may not be doing well at all. */
    closing: near === null,
    /** What is offered first is known, so the layout does not shift later. */
    settled: answers.status !== 'loading' && quietDay.status !== 'unknown' && memory !== null,
    unfinished: shown,
    /** As many ways on as there is room for beside the rest. */
    waysOn: quiet ? [] : waysOn.slice(0, Math.max(0, room)),
    /** Words that were written without logging in, until the person has said what to do with them. */
    words: words?.answer === 'leave' ? null : words,
    /** Not twice: the page that was begun is an empty page no longer. */
    offer: shown.some(({ to }) => to === offer?.to) ? null : offer,
    checkIn: {
      marks: checkIns.marks.length > 0 ? checkIns.marks : unansweredMarks,
      text: checkIns.hidden.includes(record?.id ?? '')
        ? 'You have checked in today.'
        : checkInText(record?.emotion ?? null, checkIns.last, quiet),
    },
    quietDay,
    backup: asksNothing ? null : backup,
    /** Only one suggestion at a time. */
    install: asksNothing || backup ? null : install,
  };
}

/** What Home remembers; null until it is known. Nobody signed in has nothing to remember, and waits for nothing. */
function useMemory(day: string): Remembered | null {
  const live = useLive(
    async (data) => {
      const code = import('./remember.ts');
      // Where it does not load, that is said below.
      code.catch(() => {});
      await whenSessionKnown(data);
      if (data.session.getState().status === 'signed-out') return nothing;
      return (await code).remember(data);
    },
    ['user_data', 'emotion_records', 'audio_chunks', 'journal_entries'],
    day,
  );
  if (live.status === 'loading') return null;
  return live.status === 'ready' ? live.value : nothing;
}

function checkInText(today: Emotion | null, last: string | null, quiet: boolean): string {
  if (today) return `You named it ${emotionName(today)} today.`;
  if (quiet) return 'It can wait.';
  return last ? `Last time it was ${last}. How is it now?` : 'How is it, right now?';
}
