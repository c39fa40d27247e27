import { type Moment, useData, useLive } from '@mooring/data';
import { useRef } from 'react';
import { type LibraryPage, sourceIdOf } from './library-page.ts';
import { useMoments } from './use-moments.ts';

/** An item of the library that can be saved as a moment: its page, its id and its text. */
export type Bookmark = { room: LibraryPage; id: string; content: string };

export type Bookmarks = {
  isSaved(item: Bookmark): boolean;
  toggle(item: Bookmark): Promise<void>;
};

/** Which items of the library are saved as moments. */
export function useBookmarks(): Bookmarks {
  const data = useData();
  const { remove } = useMoments();
  const savedIds = useRef(new Set<string>());
  const list = useLive(({ moments }) => moments.list(), ['saved_moments']);
  const found = ({ room, id }: Bookmark): Moment | undefined =>
    list.status === 'ready'
      ? list.value.items.find((moment) => moment.sourceId === sourceIdOf(room, id))
      : undefined;

  async function save({ room, id, content }: Bookmark) {
    const sourceId = sourceIdOf(room, id);
    // Pressed twice before the list shows it, it is still saved once.
    if (savedIds.current.has(sourceId)) return;
    savedIds.current.add(sourceId);
    try {
      await data.moments.add({ content, source: 'library', sourceId });
      data.notices.say('moment.saved');
    } catch (error) {
      savedIds.current.delete(sourceId);
      data.notices.fail(error, 'store.failed');
    }
  }

  return {
    isSaved: (item) => found(item) !== undefined,
    async toggle(item) {
      const moment = found(item);
      if (!moment) return save(item);
      savedIds.current.delete(sourceIdOf(item.room, item.id));
      await remove(moment);
    },
  };
}
