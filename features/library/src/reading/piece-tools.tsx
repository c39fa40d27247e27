import { Button, Icon } from '@mooring/ui';
import {
  DownloadIcon,
  downloadText,
  PrinterIcon,
  SquareIcon,
  Volume2Icon,
} from '@mooring/ui/bundled';
import { BookmarkButton } from '../moments/bookmark-button.tsx';
import type { LibraryPage } from '../moments/library-page.ts';
import { type Piece, plainText } from './piece.ts';
import styles from './reading.module.css';
import { useReadAloud } from './use-read-aloud.ts';

export function PieceTools({ room, piece }: { room: LibraryPage; piece: Piece }) {
  const voice = useReadAloud();
  const text = plainText(piece);
  return (
    <div className={styles.tools}>
      {voice.available && (
        <Button variant="quiet" size="small" onClick={() => voice.toggle(text)}>
          <Icon as={voice.speaking ? SquareIcon : Volume2Icon} size="small" />
          {voice.speaking ? 'Stop' : 'Audio'}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        onClick={() => downloadText(`${piece.id}.txt`, `${text}\n`)}
      >
        <Icon as={DownloadIcon} size="small" />
        Download
      </Button>
      <Button variant="quiet" size="small" onClick={() => window.print()}>
        <Icon as={PrinterIcon} size="small" />
        Print
      </Button>
      <BookmarkButton item={{ room, id: piece.id, content: piece.title }} />
    </div>
  );
}
