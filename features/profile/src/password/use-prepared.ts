import { useEffect, useRef, useState } from 'react';

/**
 * Something that holds a key in memory, such as a passkey that waits for the device. It is cancelled when it is replaced and when
 * the page is left, also if it arrives only afterwards.
 */
export function usePrepared<T extends { cancel(): void }>() {
  const [prepared, setPrepared] = useState<T | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useEffect(() => () => prepared?.cancel(), [prepared]);
  return {
    prepared,
    hold(next: T) {
      if (isMounted.current) setPrepared(next);
      else next.cancel();
    },
    drop: () => setPrepared(null),
  };
}
