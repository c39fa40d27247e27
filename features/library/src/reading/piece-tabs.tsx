import { Tabs } from '@mooring/ui';
import type { Piece } from './piece.ts';
import { PieceText } from './piece-text.tsx';
import { PieceTools } from './piece-tools.tsx';
import styles from './reading.module.css';

/** One piece a tab. */
export function PieceTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { name: string; piece: Piece }[];
}) {
  return (
    <Tabs
      label={label}
      tabs={tabs.map(({ name, piece }) => ({
        value: piece.id,
        label: name,
        content: (
          <article className={styles.piece}>
            {piece.title !== name && <h2>{piece.title}</h2>}
            <p className={styles.lead}>{piece.lead}</p>
            <PieceTools piece={piece} />
            <PieceText piece={piece} />
          </article>
        ),
      }))}
    />
  );
}
