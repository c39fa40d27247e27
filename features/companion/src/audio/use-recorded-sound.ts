import { type Recording, useData } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';

type Player = { element: HTMLAudioElement; url: string };

/** Plays a recording. It is opened at the first press, and released when the page is left. */
export function useRecordedSound(recording: Recording): { playing: boolean; toggle(): void } {
  const data = useData();
  const [playing, setPlaying] = useState(false);
  const player = useRef<Player | null>(null);
  const isUnmounted = useRef(false);

  async function open(): Promise<HTMLAudioElement> {
    if (player.current) return player.current.element;
    const { wav } = await data.recordings.open(recording);
    const url = URL.createObjectURL(wav);
    const element = new Audio(url);
    element.onended = () => setPlaying(false);
    element.onpause = () => setPlaying(false);
    player.current = { element, url };
    return element;
  }

  async function toggle() {
    if (playing) return player.current?.element.pause();
    try {
      setPlaying(true);
      const element = await open();
      if (isUnmounted.current) return close(player.current);
      await element.play();
    } catch (error) {
      setPlaying(false);
      data.notices.fail(error, 'recording.unreadable');
    }
  }

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      close(player.current);
      player.current = null;
    };
  }, []);

  return { playing, toggle: () => void toggle() };
}

function close(player: Player | null): void {
  if (!player) return;
  player.element.pause();
  player.element.removeAttribute('src');
  URL.revokeObjectURL(player.url);
}
