import { type Moment, useData, useLive } from '@mooring/data';
import { useRef } from 'react';
import { type LibraryPage, sourceIdOf } from './library-page.ts';
import { useMoments } from './use-moments.ts';

/** Something of the library that can be kept: what it is called or says, and where it stands. */
export type Keepable = { room: LibraryPage; id: string; content: string };

export type Bookmarks = {
  kept(item: Keepable): boolean;
  toggle(item: Keepable): Promise<void>;
};

/** What of the library is among the saved moments. */
export function useBookmarks(): Bookmarks {
  const data = useData();
  const { remove } = useMoments();
  const kept = useRef(new Set<string>());
  const list = useLive(({ moments }) => moments.list(), ['saved_moments']);
  const found = ({ room, id }: Keepable): Moment | undefined =>
    list.status === 'ready'
      ? list.value.items.find((moment) => moment.sourceId === sourceIdOf(room, id))
      : undefined;

  async function keep({ room, id, content }: Keepable) {
    const sourceId = sourceIdOf(room, id);
    // Pressed twice before the list shows it, it is still kept once.
    if (kept.current.has(sourceId)) return;
    kept.current.add(sourceId);
    try {
      await data.moments.add({ content, source: 'library', sourceId });
      data.notices.say('moment.saved');
    } catch (error) {
      kept.current.delete(sourceId);
      data.notices.fail(error, 'store.failed');
    }
  }

  return {
    kept: (item) => found(item) !== undefined,
    async toggle(item) {
      const moment = found(item);
      if (!moment) return keep(item);
      kept.current.delete(sourceIdOf(item.room, item.id));
      await remove(moment);
    },
  };
}
