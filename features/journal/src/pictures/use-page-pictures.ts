import { keyOf, type MessageKey } from '@mooring/contract';
import { type EntryPicture, useData } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';
import type { PageFields } from '../editor/entry-fields.ts';
import { leftOverText, maxPictures, refusalText, roomText } from './picture-words.ts';

/** What a page to write on lets its pictures change. */
export type PicturesOfPage = {
  fields: PageFields;
  change(part: (fields: PageFields) => Partial<PageFields>): void;
  /** Called with true while pictures are being made ready. */
  setTaking(isTaking: boolean): void;
};

/** A picture that was removed from the page, and where it stood. */
type Removed = { picture: EntryPicture; index: number };

/** What was moved last: its button keeps the focus, and its new place is said. */
type Moved = { id: string; said: string };

/** The pictures of a page, and every way to change them. */
export function usePagePictures({ fields, change, setTaking }: PicturesOfPage) {
  const { pictures, device } = useData();
  /** How many files are still to be taken. */
  const [waiting, setWaiting] = useState(0);
  const [refused, setRefused] = useState<string[]>([]);
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const [keepOriginal, setKeepOriginal] = useState(false);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [room, setRoom] = useState('');
  const isTaking = useRef(false);
  /** What arrived while others were being taken. */
  const queue = useRef<File[]>([]);
  const latest = useRef(fields);
  latest.current = fields;
  const had = useRef(new Set<string>());
  for (const { id } of fields.pictures) had.current.add(id);
  const isOpen = useRef(true);

  useEffect(() => {
    isOpen.current = true;
    pictures.sweep().catch(() => {});
    return () => {
      isOpen.current = false;
      const shown = new Set(latest.current.pictures.map(({ id }) => id));
      // Those that a saved entry has stay. What could not be removed now is swept later.
      for (const id of had.current) if (!shown.has(id)) pictures.discard(id).catch(() => {});
    };
  }, [pictures]);

  const sayRoom = () =>
    device.health().then(
      (health) => isOpen.current && setRoom(roomText(health)),
      () => {},
    );

  /** Null, or why the file was not taken. Throws what the store throws. */
  async function take(file: File): Promise<string | null> {
    const taken = await pictures.take(file, { keepOriginal });
    if ('refused' in taken) return refusalText(file.name, taken.refused);
    const { picture } = taken;
    // The page was left meanwhile, and its draft is kept without it.
    if (!isOpen.current) await pictures.discard(picture.id);
    else change((before) => ({ pictures: [...before.pictures, picture] }));
    return null;
  }

  async function add(files: readonly File[], saidBefore: readonly string[] = []) {
    if (files.length === 0) return;
    if (isTaking.current) {
      queue.current = queue.current.concat(files);
      return;
    }
    isTaking.current = true;
    setTaking(true);
    setFailure(null);
    const free = maxPictures - latest.current.pictures.length;
    const said = new Set(saidBefore);
    if (files.length > free) said.add(leftOverText(files.length, free));
    setRefused([...said]);
    try {
      // One after the other: each is read whole.
      const chosen = files.slice(0, free);
      for (const [done, file] of chosen.entries()) {
        if (!isOpen.current) return;
        setWaiting(chosen.length - done);
        const refusal = await take(file);
        if (refusal) said.add(refusal);
        setRefused([...said]);
      }
    } catch (error) {
      setFailure(keyOf(error, 'store.failed'));
    } finally {
      isTaking.current = false;
      setWaiting(0);
      setTaking(false);
      void sayRoom();
    }
  }

  const addQueue = useRef(() => {});
  addQueue.current = () => {
    const next = queue.current;
    queue.current = [];
    void add(next, refused);
  };
  // After a render, so that the room that is left is known.
  useEffect(() => {
    if (waiting === 0) addQueue.current();
  }, [waiting]);

  return {
    pictures: fields.pictures,
    waiting,
    refused,
    failure,
    room,
    sayRoom,
    keepOriginal,
    setKeepOriginal,
    add: (files: readonly File[]) => add(files),
    describe: (id: string, alt: string) =>
      change((before) => ({
        pictures: before.pictures.map((each) => (each.id === id ? { ...each, alt } : each)),
      })),
    moved,
    moveUp(id: string) {
      const place = fields.pictures.findIndex((each) => each.id === id);
      setMoved({ id, said: `It is now picture ${place} of ${fields.pictures.length}.` });
      change((before) => {
        const index = before.pictures.findIndex((each) => each.id === id);
        const picture = before.pictures[index];
        if (!picture || index === 0) return {};
        const others = before.pictures.filter((each) => each.id !== id);
        return { pictures: others.toSpliced(index - 1, 0, picture) };
      });
    },
    remove(id: string) {
      const index = fields.pictures.findIndex((each) => each.id === id);
      const picture = fields.pictures[index];
      if (picture) setRemoved({ picture, index });
      setMoved(null);
      change((before) => ({
        pictures: before.pictures.filter((each) => each.id !== id),
        removedPictures: [...before.removedPictures, id],
      }));
    },
    /** Null where nothing was removed, or it cannot be brought back. */
    bringBack: removed &&
      fields.pictures.length < maxPictures && {
        run() {
          const { picture, index } = removed;
          setRemoved(null);
          change((before) => ({
            pictures: before.pictures.toSpliced(index, 0, picture),
            removedPictures: before.removedPictures.filter((each) => each !== picture.id),
          }));
        },
      },
  };
}

export type PagePictures = ReturnType<typeof usePagePictures>;
