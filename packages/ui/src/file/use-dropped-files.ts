import { useEffect, useRef } from 'react';

/**
 * Takes files that are dropped anywhere on the page or pasted into it. A drop that misses its place does not open the file in
 * place of the page. Words are left to the field they are pasted into.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void) {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
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
    window.addEventListener('dragover', allow, { signal });
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, []);
}
