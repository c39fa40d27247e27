import { useData } from '@mooring/data';
import { useState } from 'react';
import type { Line } from './piece.ts';
import { shareText } from './share-text.ts';

export type Lines = {
  /** What happened last, for one line. */
  said: { id: string; text: string } | null;
  share(line: Line): Promise<void>;
  keep(line: Line): Promise<void>;
};

const outcomes = {
  shared: 'Shared.',
  copied: 'Copied.',
  closed: '',
  failed: 'This browser would not share or copy it.',
};

/** Sharing a line, and keeping it among one's saved moments. */
export function useLines(): Lines {
  const data = useData();
  const [said, setSaid] = useState<Lines['said']>(null);
  return {
    said,
    async share(line) {
      setSaid({ id: line.id, text: outcomes[await shareText(line.text)] });
    },
    async keep(line) {
      try {
        await data.moments.add({ content: line.text, source: 'library', sourceId: line.id });
        data.notices.say('moment.saved');
      } catch (error) {
        data.notices.fail(error, 'store.failed');
      }
    },
  };
}
