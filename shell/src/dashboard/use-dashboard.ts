import { emotionMark, emotionName, useDay, useLive, useQuietDay } from '@mooring/data';
import { firstOffer } from './support-offers.ts';
import { useBackupNudge } from './use-backup-nudge.ts';
import { useGreeting } from './use-greeting.ts';
import { useInstallNudge } from './use-install-nudge.ts';

const unansweredMarks = ['sadness', 'acceptance', 'anxious'] as const;

/** What Home shows now: greeting, line, what is offered first, today's check-in, and whether the day is to stay quiet. */
export function useDashboard() {
  const day = useDay();
  const { period, ...greeting } = useGreeting();
  const today = useLive(({ checkIns }) => checkIns.today(), ['emotion_records'], day);
  const answers = useLive(({ records }) => records.get('onboarding'), ['user_data']);

  const support = answers.status === 'ready' ? answers.value?.support : null;
  const quietDay = useQuietDay();
  const laterBackup = useBackupNudge(day);
  const install = useInstallNudge(day);
  const first = firstOffer(typeof support === 'string' ? support : null, period);
  const record = today.status === 'ready' ? today.value : null;
  const quiet = quietDay.status === 'yes';

  return {
    ...greeting,
    ...first,
    /** What is offered first is known, so the layout does not shift later. */
    settled: answers.status !== 'loading' && quietDay.status !== 'unknown',
    offer: quiet && first.offer?.asks ? null : first.offer,
    checkIn: record
      ? {
          marks: [emotionMark(record.emotion)],
          text: `You named it ${emotionName(record.emotion)} today.`,
        }
      : { marks: unansweredMarks, text: quiet ? 'It can wait.' : 'How is it, right now?' },
    quietDay,
    laterBackup: quiet ? null : laterBackup,
    /** Only one suggestion at a time. */
    install: quiet || laterBackup ? null : install,
  };
}
