import { Link } from '@mooring/contract/router';
import { Button, Icon } from '@mooring/ui';
import { ArrowLeftIcon } from '@mooring/ui/bundled';
import type { ReactNode } from 'react';
import type { LibraryPage } from '../moments/library-page.ts';
import { OpenedPage } from '../opened-page.tsx';
import { minutesToRead, type Piece } from './piece.ts';
import { PieceText } from './piece-text.tsx';
import { PieceTools } from './piece-tools.tsx';
import styles from './reading.module.css';
import * as strings from './strings.ts';

/** One piece opened for reading, with the way back to its shelf and on to the next. */
export function Reader({
  room,
  shelf,
  piece,
  next,
  note,
  end,
}: {
  room: LibraryPage;
  shelf: string;
  piece: Piece;
  next: Piece | undefined;
  note: ReactNode;
  end: ReactNode;
}) {
  return (
    <OpenedPage
      title={piece.title}
      lead={piece.lead}
      back={
        <>
          <Icon as={ArrowLeftIcon} size="small" />
          {shelf}
        </>
      }
    >
      {note}
      <p className={styles.minutes}>{strings.minutesToRead(minutesToRead(piece))}</p>
      <PieceText piece={piece} />
      <PieceTools room={room} piece={piece} />
      <div className={styles.end}>
        {end}
        {next && (
          <Button asChild variant="secondary" className={styles.next}>
            <Link to={{ search: `?read=${next.id}` }}>{next.title}</Link>
          </Button>
        )}
      </div>
    </OpenedPage>
  );
}
