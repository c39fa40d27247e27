import { type RefObject, useEffect, useRef } from 'react';

/** Takes files that are dropped on an element or pasted into it. Words are left to the field they are pasted into. */
export function useDroppedPictures(
  element: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
) {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const at = element.current;
    if (!at) return;
    const listening = new AbortController();
    const { signal } = listening;
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    const paste = (event: ClipboardEvent) => {
      const { clipboardData: pasted } = event;
      const files = [...(pasted?.files ?? [])];
      // Some programs add a picture of the words that are copied.
      if (files.length === 0 || pasted?.types.includes('text/plain')) return;
      event.preventDefault();
      latest.current(files);
    };
    at.addEventListener('dragover', allow, { signal });
    at.addEventListener('drop', drop, { signal });
    at.addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, [element]);
}
