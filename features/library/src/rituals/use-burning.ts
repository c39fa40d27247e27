import { useData } from '@mooring/data';
import { useEffect, useState } from 'react';
import type { Paper } from './ritual-aid.tsx';

/** How long the paper burns, in ms; the picture in ritual-run.module.css takes as long. */
const burnsFor = 4200;

export type Burning = { state: 'paper' | 'burning' | 'ash'; burn(): void };

export function useBurning({ text, write }: Paper): Burning {
  const data = useData();
  const [state, setState] = useState<Burning['state']>('paper');

  useEffect(() => {
    if (state !== 'burning') return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(
      () => {
        write('');
        setState('ash');
      },
      still ? 0 : burnsFor,
    );
    return () => clearTimeout(timer);
  }, [state, write]);

  return {
    state,
    burn() {
      // The text is screened on the device, so that a person in danger sees the safety card. It is not stored.
      void data.safety.screenAndRaise(text);
      setState('burning');
    },
  };
}
