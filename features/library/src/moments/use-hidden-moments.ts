import { type Moment, useMuted } from '@mooring/data';
import { useState } from 'react';

/** Moments that are not to be brought up. Each stays hidden until it is pressed. */
export type HiddenMoments = {
  /** False until it is known what is muted. */
  isKnown: boolean;
  isMuted(moment: Moment): boolean;
  /** It is muted, and was not pressed on this visit. */
  isHidden(moment: Moment): boolean;
  show(id: string): void;
};

export function useHiddenMoments(): HiddenMoments {
  const { hides, isKnown } = useMuted();
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const isMuted = ({ id, content, tags, createdAt, sourceId }: Moment) =>
    hides({ id, text: content, tags, date: createdAt, source: sourceId });
  return {
    isKnown,
    isMuted,
    isHidden: (moment) => !shown.has(moment.id) && isMuted(moment),
    show: (id) => setShown((before) => new Set([...before, id])),
  };
}
