import { useLayoutEffect } from 'react';

/** Night on the whole page while a room is open, with nothing but the room on it. */
export function useNight(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    dataset.theme = 'dark';
    dataset.room = '';
    return () => {
      delete dataset.room;
      if (before === undefined) delete dataset.theme;
      else dataset.theme = before;
    };
  }, []);
}
