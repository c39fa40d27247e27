import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps a text area as tall as its words where the browser cannot (`field-sizing`), so that the page scrolls and the
 * text area never does.
 */
export function useContentHeight(wanted: boolean, value: unknown) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = ref.current;
    if (!wanted || !area || fitsByItself()) return;
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight}px`;
  }, [wanted, value]);
  return ref;
}

function fitsByItself(): boolean {
  return globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;
}
