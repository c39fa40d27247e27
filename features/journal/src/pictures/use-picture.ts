import { type Data, type EntryPicture, useData } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';

/** How far below the screen a picture is opened already. */
const ahead = '400px';

/** A picture, decrypted when it comes near the screen. Its address is given back when it is no longer shown. */
export function usePicture<Frame extends HTMLElement>(picture: EntryPicture) {
  const data = useData();
  const { pictures } = data;
  const frame = useRef<Frame>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  const [address, setAddress] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  /** Another device added it, and not all of it is here yet. */
  const [isComing, setComing] = useState(false);
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
    if (!isNear || isComing) return;
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
        const coming = await isOnItsWay(data, { ...latest.current, id });
        if (!isWanted) return;
        setComing(coming);
        setFailed(!coming);
      },
    );
    return () => {
      isWanted = false;
      setAddress(null);
      if (made) URL.revokeObjectURL(made);
    };
  }, [data, pictures, id, isNear, isComing]);

  useEffect(() => {
    if (!isComing) return;
    const look = async () => {
      if (await pictures.isHere({ ...latest.current, id }).catch(() => false)) setComing(false);
    };
    void look();
    return data.watch(['audio_chunks'], () => void look());
  }, [data, pictures, id, isComing]);

  return { frame, address, isComing, hasFailed, cannotShow: () => setFailed(true) };
}

/** Parts are missing, and this account has other devices that may have them. */
const isOnItsWay = async ({ sync, pictures }: Data, picture: EntryPicture) =>
  sync.state.getState().status !== 'off' && !(await pictures.isHere(picture).catch(() => true));
