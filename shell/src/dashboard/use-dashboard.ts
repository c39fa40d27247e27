import { emotionMark, emotionName, refreshActivity, useData, useLive } from '@mooring/data';
import { useEffect } from 'react';
import { greetingAt } from './greeting.ts';

const unansweredMarks = ['sadness', 'acceptance', 'anxious'] as const;

/** What Home shows now: greeting, line and today's check-in. Opening it, and any press on it, counts as activity. */
export function useDashboard() {
  const { env } = useData();
  const today = useLive(({ emotions }) => emotions.today(), ['emotion_records']);
  const refresh = () => refreshActivity(env.now());
  useEffect(() => {
    refreshActivity(env.now());
  }, [env]);

  const record = today.status === 'ready' ? today.value : null;
  const checkIn = record
    ? {
        marks: [emotionMark(record.emotion)],
        text: `You named it ${emotionName(record.emotion)} today.`,
      }
    : { marks: unansweredMarks, text: 'How is it, right now?' };
  return { ...greetingAt(env.now()), checkIn, refresh };
}
