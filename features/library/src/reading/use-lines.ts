import { downloadFile } from '@mooring/ui/bundled';
import { useState } from 'react';
import type { Line } from './piece.ts';
import { shareText } from './share-text.ts';

export type Lines = {
  /** What happened last, for one line. */
  said: { id: string; text: string } | null;
  share(line: Line): Promise<void>;
  savePicture(line: Line): Promise<void>;
};

const outcomes = {
  shared: 'Shared.',
  copied: 'Copied.',
  closed: '',
  failed: 'This browser would not share or copy it.',
};

/** Sharing a line, and saving it as a picture. */
export function useLines(): Lines {
  const [said, setSaid] = useState<Lines['said']>(null);
  return {
    said,
    async share(line) {
      setSaid({ id: line.id, text: outcomes[await shareText(line.text)] });
    },
    async savePicture(line) {
      try {
        const { linePicture } = await import('./line-picture.ts');
        downloadFile(`${line.id}.png`, await linePicture(line.text));
        setSaid({ id: line.id, text: 'Saved as a picture.' });
      } catch {
        setSaid({ id: line.id, text: 'The picture could not be made.' });
      }
    },
  };
}
