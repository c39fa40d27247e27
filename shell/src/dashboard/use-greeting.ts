import { useData } from '@mooring/data';
import { useEffect, useState } from 'react';
import { greetingAt, periodOf } from './greeting.ts';

const lookEvery = 60_000;

/** Greeting, line and part of the day, which follow the clock while the page stays open. */
export function useGreeting() {
  const { env } = useData();
  const [hour, setHour] = useState(() => env.now().getHours());
  useEffect(() => {
    const look = () => setHour(env.now().getHours());
    const timer = setInterval(look, lookEvery);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [env]);
  return { ...greetingAt(env.now()), period: periodOf(hour) };
}
