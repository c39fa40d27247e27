import { useSearchParams } from '@mooring/contract/router';
import { Tabs } from '@mooring/ui/bundled';
import { lazy, Suspense } from 'react';
import type { LibraryPage } from '../moments/library-page.ts';
import { minutesToRead, type Piece } from './piece.ts';
import { PieceText } from './piece-text.tsx';
import styles from './reading.module.css';
import * as strings from './strings.ts';

/** Asked for at once; the words above them do not wait for it. */
const loadTools = () => import('./piece-tools.tsx');
loadTools().catch(() => {});
const PieceTools = lazy(async () => ({ default: (await loadTools()).PieceTools }));

/** One piece a tab; the address may name the one to open (`?read=`). */
export function PieceTabs({
  room,
  label,
  tabs,
}: {
  room: LibraryPage;
  label: string;
  tabs: readonly { name: string; piece: Piece }[];
}) {
  const [search, setSearch] = useSearchParams();
  const asked = tabs.find(({ piece }) => piece.id === search.get('read')) ?? tabs[0];
  return (
    <Tabs
      className={styles.tabs}
      label={label}
      value={asked?.piece.id}
      onValueChange={(id) => setSearch({ read: id }, { replace: true })}
      tabs={tabs.map(({ name, piece }) => ({
        value: piece.id,
        label: name,
        content: (
          <article className={styles.piece}>
            {piece.title !== name && <h2>{piece.title}</h2>}
            <p className={styles.lead}>{piece.lead}</p>
            <p className={styles.minutes}>{strings.minutesToRead(minutesToRead(piece))}</p>
            <PieceText piece={piece} />
            <Suspense>
              <PieceTools room={room} piece={piece} />
            </Suspense>
          </article>
        ),
      }))}
    />
  );
}
