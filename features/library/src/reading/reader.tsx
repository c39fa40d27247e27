import { Link } from '@mooring/contract/router';
import { ArrowLeftIcon, Button, Icon, Page } from '@mooring/ui';
import type { ReactNode } from 'react';
import type { Room } from '../moments/room.ts';
import { useArrival } from '../use-arrival.ts';
import type { Piece } from './piece.ts';
import { PieceText } from './piece-text.tsx';
import { PieceTools } from './piece-tools.tsx';
import styles from './reading.module.css';

/** One piece opened for reading, with the way back to its shelf and on to the next. */
export function Reader({
  room,
  shelf,
  piece,
  next,
  note,
  end,
}: {
  room: Room;
  shelf: string;
  piece: Piece;
  next: Piece | undefined;
  note: ReactNode;
  end: ReactNode;
}) {
  const page = useArrival();
  return (
    <Page
      ref={page}
      tabIndex={-1}
      className={styles.page}
      layout="column"
      title={piece.title}
      lead={piece.lead}
      back={
        <Button asChild variant="quiet" size="small">
          <Link to={{ search: '' }}>
            <Icon as={ArrowLeftIcon} size="small" />
            {shelf}
          </Link>
        </Button>
      }
    >
      {note}
      <PieceTools room={room} piece={piece} />
      <PieceText piece={piece} />
      <div className={styles.end}>
        {end}
        {next && (
          <Button asChild variant="secondary" className={styles.next}>
            <Link to={{ search: `?read=${next.id}` }}>{next.title}</Link>
          </Button>
        )}
      </div>
    </Page>
  );
}
