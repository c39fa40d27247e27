import type { MessageKey } from '@mooring/contract';
import { type EntryPicture, useData, useLive, useMuted, useMuteItem } from '@mooring/data';
import { downloadFile } from '@mooring/ui/bundled';
import { useEffect, useState } from 'react';

const none: readonly EntryPicture[] = [];
/** What is written whenever the pictures of an entry change. Drafts and settings are not among it. */
const changed = ['journal_entries', 'audio_chunks'] as const;

/** The pictures of an entry that is read, and the one that is shown large. What is not to be brought up waits for a press. */
export function useEntryPictures(entryId: string) {
  const data = useData();
  const live = useLive(({ pictures }) => pictures.of(entryId), changed, entryId);
  const muted = useMuted();
  const muteItem = useMuteItem();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useState<string | null>(null);
  const pictures = live.status === 'ready' && muted.isKnown ? live.value.items : none;
  const isHidden = ({ id, alt }: EntryPicture) => !asked.has(id) && muted.hides({ id, text: alt });
  const shown = pictures.filter((picture) => !isHidden(picture));
  const at = shown.findIndex(({ id }) => id === openId);
  const large = shown[at] ?? null;
  const [before, after] = [at > 0 ? shown[at - 1]?.id : undefined, shown[at + 1]?.id];
  const isOpen = large !== null;

  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      const to = key === 'ArrowRight' ? after : key === 'ArrowLeft' ? before : undefined;
      if (to !== undefined) setOpenId(to);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, before, after]);

  const failure: { key: MessageKey; retry(): void } | null = live.status === 'failed' ? live : null;
  return {
    pictures,
    isHidden,
    /** Shows one that is not brought up, until the page is left. */
    ask: (id: string) => setAsked((now) => new Set([...now, id])),
    unreadable: live.status === 'ready' ? live.value.unreadable.length : 0,
    failure,
    /** Null while none is shown large. */
    large,
    /** How many may be shown large, and the ids of the one before and of the next. */
    count: shown.length,
    before,
    after,
    show: setOpenId,
    close: () => setOpenId(null),
    isMuted: muted.hasItem,
    async mute(id: string) {
      if (!muted.hasItem(id)) {
        setOpenId(null);
        setAsked((now) => new Set([...now].filter((one) => one !== id)));
      }
      await muteItem(id).toggle();
    },
    async downloadOriginal(picture: EntryPicture) {
      try {
        const { file, isWhole } = await data.pictures.openOriginal(picture);
        if (isWhole) downloadFile(picture.original?.name ?? 'picture', file);
        else data.notices.say('vault.unreadable');
      } catch (error) {
        data.notices.fail(error, 'vault.unreadable');
      }
    },
  };
}

export type EntryPicturesView = ReturnType<typeof useEntryPictures>;
