import { useNow } from '@mooring/data';
import { greetingAt, periodOf } from './greeting.ts';

/** Greeting, line and part of the day. They follow the clock while the page stays open. */
export function useGreeting() {
  const now = useNow();
  return { ...greetingAt(now), period: periodOf(now.getHours()) };
}
