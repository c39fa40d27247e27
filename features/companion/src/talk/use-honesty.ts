import { type ConversationMessage, useData } from '@mooring/data';
import { useEffect, useState } from 'react';
import { type Honesty, honestyIn } from './honesty.ts';

/** ms between two looks at the clock. */
const lookEvery = 60_000;

/** Where it is said again what this is; live while the page is open. */
export function useHonesty(messages: readonly ConversationMessage[]): Honesty {
  const { env } = useData();
  const [now, setNow] = useState(() => env.now());
  useEffect(() => {
    const look = () => setNow(env.now());
    const timer = setInterval(look, lookEvery);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [env]);
  return honestyIn(messages, now);
}
