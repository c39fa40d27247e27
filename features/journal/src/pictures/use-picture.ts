import { type Data, type EntryPicture, useData } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';

/** How far below the screen a picture is opened already. */
const ahead = '400px';

/**
 * Not all of it is here. 'coming': another device added it. 'removed': one deleted it with its entry, and the entry was changed where it had
 * not arrived yet.
 */
type Missing = 'coming' | 'removed';

/** A picture, decrypted when it comes near the screen. Its address is given back when it is no longer shown. */
export function usePicture<Frame extends HTMLElement>(picture: EntryPicture) {
  const data = useData();
  const { pictures } = data;
  const frame = useRef<Frame>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  const [address, setAddress] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [missing, setMissing] = useState<Missing | null>(null);
  const latest = useRef(picture);
  latest.current = picture;

  useEffect(() => {
    if (isNear || !frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ahead },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [isNear]);

  const { id } = picture;
  useEffect(() => {
    if (!isNear || missing) return;
    let made: string | null = null;
    let isWanted = true;
    setFailed(false);
    pictures.open({ ...latest.current, id }).then(
      (file) => {
        if (!isWanted) return;
        made = URL.createObjectURL(file);
        setAddress(made);
      },
      async () => {
        const found = await whyMissing(data, { ...latest.current, id });
        if (!isWanted) return;
        setMissing(found);
        setFailed(!found);
      },
    );
    return () => {
      isWanted = false;
      setAddress(null);
      if (made) URL.revokeObjectURL(made);
    };
  }, [data, pictures, id, isNear, missing]);

  useEffect(() => {
    if (!missing) return;
    const look = async () => {
      if (await pictures.isHere({ ...latest.current, id }).catch(() => false)) setMissing(null);
    };
    void look();
    return data.watch(['audio_chunks'], () => void look());
  }, [data, pictures, id, missing]);

  return { frame, address, missing, hasFailed, cannotShow: () => setFailed(true) };
}

/** Null where no part is missing, or the account has no other device that may have it. */
async function whyMissing(
  { sync, pictures }: Data,
  picture: EntryPicture,
): Promise<Missing | null> {
  if (sync.state.getState().status === 'off') return null;
  if (await pictures.isHere(picture).catch(() => true)) return null;
  return (await pictures.isRemoved(picture).catch(() => false)) ? 'removed' : 'coming';
}
