import { Link, useSearchParams } from '@mooring/contract/router';
import { ArrowLeftIcon, Button, Icon, Page } from '@mooring/ui';
import type { ReactNode } from 'react';
import { useArrival } from '../use-arrival.ts';
import type { Piece } from './piece.ts';
import { PieceText } from './piece-text.tsx';
import { PieceTools } from './piece-tools.tsx';
import styles from './reading.module.css';

/** A list of pieces, and the one that the address names (`?read=`) opened for reading. */
export function Shelf({
  title,
  lead,
  pieces,
  note,
}: {
  title: string;
  lead: string;
  pieces: readonly Piece[];
  /** Stands above an opened piece, where something must be said about it. */
  note?: ReactNode;
}) {
  const [search] = useSearchParams();
  const place = pieces.findIndex((piece) => piece.id === search.get('read'));
  const piece = pieces[place];
  if (piece)
    return (
      <Reader key={piece.id} shelf={title} piece={piece} next={pieces[place + 1]} note={note} />
    );
  return (
    <Page layout="margin" title={title} lead={lead}>
      <ul className={styles.shelf}>
        {pieces.map((one) => (
          <li key={one.id}>
            <Link to={{ search: `?read=${one.id}` }}>
              <h2>{one.title}</h2>
            </Link>
            <p>{one.lead}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Reader({
  shelf,
  piece,
  next,
  note,
}: {
  shelf: string;
  piece: Piece;
  next: Piece | undefined;
  note: ReactNode;
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
      <PieceTools piece={piece} />
      <PieceText piece={piece} />
      {next && (
        <Button asChild variant="secondary" className={styles.next}>
          <Link to={{ search: `?read=${next.id}` }}>{next.title}</Link>
        </Button>
      )}
    </Page>
  );
}
