import { Link, useSearchParams } from '@mooring/contract/router';
import { Badge } from '@mooring/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import type { LibraryPage } from '../moments/library-page.ts';
import { OpeningPage } from '../opening-page.tsx';
import { ShelfPage } from '../shelf-page.tsx';
import type { Piece } from './piece.ts';
import styles from './reading.module.css';

/** Asked for at once, and there before a piece is chosen; the list does not wait for it. */
const loadReader = () => import('./reader.tsx');
loadReader().catch(() => {});
const Reader = lazy(async () => ({ default: (await loadReader()).Reader }));

export type ShelfProps = {
  /** Which page of the library it is, for what is kept from it. */
  room: LibraryPage;
  title: string;
  lead: string;
  /** All of them: an address opens each. */
  pieces: readonly Piece[];
  /** Those in the list; all when left out. */
  shown?: readonly Piece[];
  /** Stands above an opened piece, where something must be said about it. */
  note?: ReactNode;
  /** Stands over the list. */
  above?: ReactNode;
  /** A word beside a piece in the list. */
  marks?: (piece: Piece) => string | null;
  /** Stands at the end of an opened piece. */
  end?: (piece: Piece) => ReactNode;
};

/** A list of pieces, and the one that the address names (`?read=`) opened for reading. */
export function Shelf({
  room,
  title,
  lead,
  pieces,
  shown = pieces,
  note,
  above,
  marks,
  end,
}: ShelfProps) {
  const [search] = useSearchParams();
  const place = pieces.findIndex((piece) => piece.id === search.get('read'));
  const piece = pieces[place];
  if (piece)
    return (
      <Suspense fallback={<OpeningPage title={piece.title} lead={piece.lead} />}>
        <Reader
          key={piece.id}
          room={room}
          shelf={title}
          piece={piece}
          next={pieces[place + 1]}
          note={note}
          end={end?.(piece)}
        />
      </Suspense>
    );
  return (
    <ShelfPage title={title} lead={lead}>
      {above}
      <ul className={styles.shelf}>
        {shown.map((one) => (
          <li key={one.id}>
            <Link to={{ search: `?read=${one.id}` }}>
              <h2>{one.title}</h2>
            </Link>
            <p>{one.lead}</p>
            {marks?.(one) && <Badge tone="plain">{marks(one)}</Badge>}
          </li>
        ))}
      </ul>
    </ShelfPage>
  );
}
