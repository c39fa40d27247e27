import { keyOf, type MessageKey } from '@mooring/contract';
import { type Recording, useData } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';
import { playExclusively } from './play-exclusively.ts';
import { type Sound, useOpenSound } from './sound.ts';

export type PlayerView = {
  status: 'still' | 'opening' | 'playing';
  /** ms, 0 to the recording's duration. */
  position: number;
  /** Why it cannot be heard. */
  failure: MessageKey | null;
  /** False when a part did not open and is heard as silence. */
  isComplete: boolean;
  toggle(): void;
  seek(position: number): void;
};

/** Plays a recording, which is opened at the first press and not before. */
export function usePlayer(recording: Recording): PlayerView {
  const { recordings } = useData();
  const openSound = useOpenSound();
  const [status, setStatus] = useState<PlayerView['status']>('still');
  const [position, setPosition] = useState(0);
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const [isComplete, setIsComplete] = useState(true);
  const sound = useRef<Sound | null>(null);
  const opening = useRef<Promise<Sound | null> | null>(null);
  const start = useRef(0);
  const turn = useRef(0);
  /** Whether it should still play when it has been opened. */
  const wanted = useRef(false);

  useEffect(
    () => () => {
      turn.current += 1;
      sound.current?.close();
      sound.current = null;
      opening.current = null;
    },
    [],
  );

  const [pause] = useState(() => () => {
    wanted.current = false;
    sound.current?.pause();
    setStatus('still');
  });

  useEffect(() => {
    if (status !== 'playing') return;
    let frame = requestAnimationFrame(function follow() {
      if (sound.current) setPosition(sound.current.position());
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [status]);

  /** Opened once, however often it is pressed; again only after a failure. */
  function opened(): Promise<Sound | null> {
    opening.current ??= open().catch((error: unknown) => {
      opening.current = null;
      throw error;
    });
    return opening.current;
  }

  async function open(): Promise<Sound | null> {
    const mine = turn.current;
    const { wav, isComplete } = await recordings.open(recording);
    if (mine !== turn.current) return null;
    setIsComplete(isComplete);
    const made = openSound(wav, {
      paused: () => setStatus('still'),
      moved: () => setPosition(made.position()),
      ended() {
        setStatus('still');
        setPosition(0);
        made.seek(0);
      },
    });
    made.seek(start.current);
    sound.current = made;
    return made;
  }

  async function play() {
    wanted.current = true;
    setStatus('opening');
    setFailure(null);
    try {
      const made = await opened();
      if (!made || !wanted.current) return;
      playExclusively(pause);
      await made.play();
      setStatus('playing');
    } catch (error) {
      setStatus('still');
      setFailure(keyOf(error, 'recording.unreadable'));
    }
  }

  return {
    status,
    position: Math.min(position, recording.durationMs),
    failure,
    isComplete,
    toggle() {
      if (status === 'still') void play();
      else pause();
    },
    seek(next) {
      const place = Math.max(0, Math.min(recording.durationMs, next));
      start.current = place;
      setPosition(place);
      sound.current?.seek(place);
    },
  };
}
