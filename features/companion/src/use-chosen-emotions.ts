import type { Emotion } from '@mooring/data';
import { useState } from 'react';

/** What is chosen, in the order it was chosen: the first is the one that is saved as the feeling itself. */
export function useChosenEmotions() {
  const [chosen, setChosen] = useState<readonly Emotion[]>([]);
  return {
    chosen,
    choose: (now: readonly Emotion[]) =>
      setChosen((before) => [
        ...before.filter((one) => now.includes(one)),
        ...now.filter((one) => !before.includes(one)),
      ]),
    clear: () => setChosen([]),
  };
}
