import { type Moment, useData, useLive } from '@mooring/data';
import { useRef } from 'react';
import { type Room, sourceIdOf } from './room.ts';
import { useMoments } from './use-moments.ts';

/** Something of the library that can be kept: what it is called or says, and where it stands. */
export type Keepable = { room: Room; id: string; content: string };

export type Bookmarks = {
  kept(item: Keepable): boolean;
  toggle(item: Keepable): Promise<void>;
};

/** What of the library is among the saved moments. */
export function useBookmarks(): Bookmarks {
  const data = useData();
  const { remove } = useMoments();
  const busy = useRef(new Set<string>());
  const list = useLive(({ moments }) => moments.list(), ['saved_moments']);
  const found = ({ room, id }: Keepable): Moment | undefined =>
    list.status === 'ready'
      ? list.value.items.find((moment) => moment.sourceId === sourceIdOf(room, id))
      : undefined;

  async function keep({ room, id, content }: Keepable) {
    const sourceId = sourceIdOf(room, id);
    // Pressed twice before the first had been kept, it is still kept once.
    if (busy.current.has(sourceId)) return;
    busy.current.add(sourceId);
    try {
      await data.moments.add({ content, source: 'library', sourceId });
      data.notices.say('moment.saved');
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    } finally {
      busy.current.delete(sourceId);
    }
  }

  return {
    kept: (item) => found(item) !== undefined,
    async toggle(item) {
      const moment = found(item);
      await (moment ? remove(moment) : keep(item));
    },
  };
}
