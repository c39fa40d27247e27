import { useData } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';
import type { Paper } from './ritual-aid.tsx';

/** How long the paper burns, in ms; the fire of `Bowl` takes as long. */
const burnsFor = 6000;
/** Where motion is unwelcome, half a paper stands this long between the whole one and the ash. */
const standsFor = 1600;

export type Burning = { state: 'paper' | 'burning' | 'ash'; burn(): void };

export function useBurning({ text, write }: Paper, onAsh: () => void): Burning {
  const data = useData();
  const [state, setState] = useState<Burning['state']>('paper');
  const told = useRef(onAsh);
  useEffect(() => {
    told.current = onAsh;
  });

  useEffect(() => {
    if (state !== 'burning') return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(
      () => {
        write('');
        setState('ash');
        told.current();
      },
      still ? standsFor : burnsFor,
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
