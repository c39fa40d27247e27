import { useData } from '@mooring/data';
import { useRef, useState } from 'react';
import { mostFiles } from './file-texts.ts';
import * as strings from './strings.ts';

/** Keeps files of one person, one after the other. What arrives meanwhile waits for its turn. */
export function useAddFiles(someone: string) {
  const data = useData();
  const queue = useRef<File[]>([]);
  const isKeeping = useRef(false);
  /** How many files are still to be kept. */
  const [waiting, setWaiting] = useState(0);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  async function keepQueue() {
    const { keepFile, notKept } = await import('./person-parts.ts');
    const refused: Parameters<typeof notKept>[0][number][] = [];
    // One after the other: each is read whole.
    for (let file = queue.current[0]; file; file = queue.current[0]) {
      setWaiting(queue.current.length);
      try {
        const why = await keepFile(data, someone, file);
        if (why) refused.push({ name: file.name, why });
      } catch (error) {
        data.notices.fail(error, 'store.failed');
      }
      queue.current.shift();
    }
    if (refused.length > 0) setRefusals((said) => [...said, notKept(refused)]);
  }

  async function addFiles(files: readonly File[]) {
    if (files.length === 0) return;
    if (!isKeeping.current) setRefusals([]);
    if (files.length > mostFiles) {
      setRefusals((said) => [...said, strings.tooManyFiles(files.length)]);
      return;
    }
    queue.current.push(...files);
    setWaiting(queue.current.length);
    if (isKeeping.current) return;
    isKeeping.current = true;
    try {
      await keepQueue();
    } catch (error) {
      queue.current = [];
      data.notices.fail(error, 'store.failed');
    } finally {
      isKeeping.current = false;
      setWaiting(0);
    }
  }

  return { waiting, refusal: refusals.join(' '), addFiles };
}
