import { emotionMark, emotionName, useData, useLive } from '@mooring/data';
import { greetingAt } from './greeting.ts';

const unansweredMarks = ['sadness', 'acceptance', 'anxious'] as const;

/** What Home shows now: greeting, line and today's check-in. */
export function useDashboard() {
  const { env } = useData();
  const today = useLive(({ emotions }) => emotions.today(), ['emotion_records']);

  const record = today.status === 'ready' ? today.value : null;
  const checkIn = record
    ? {
        marks: [emotionMark(record.emotion)],
        text: `You named it ${emotionName(record.emotion)} today.`,
      }
    : { marks: unansweredMarks, text: 'How is it, right now?' };
  return { ...greetingAt(env.now()), checkIn };
}
