import { type EntryPicture, useData } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';

/** How far below the screen a picture is opened already. */
const ahead = '400px';

/** A picture, decrypted when it comes near the screen. Its address is given back when it is no longer shown. */
export function usePicture<Frame extends HTMLElement>(picture: EntryPicture) {
  const { pictures } = useData();
  const frame = useRef<Frame>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  const [address, setAddress] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
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
    if (!isNear) return;
    let made: string | null = null;
    let isWanted = true;
    setFailed(false);
    pictures.open({ ...latest.current, id }).then(
      (file) => {
        if (!isWanted) return;
        made = URL.createObjectURL(file);
        setAddress(made);
      },
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
      setAddress(null);
      if (made) URL.revokeObjectURL(made);
    };
  }, [pictures, id, isNear]);

  return { frame, address, hasFailed, cannotShow: () => setFailed(true) };
}
