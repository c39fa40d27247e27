import type { Piece } from './piece.ts';
import styles from './reading.module.css';

export function PieceText({ piece }: { piece: Piece }) {
  return (
    <div className={styles.prose}>
      {piece.body.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
