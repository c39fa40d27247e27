import { answerMoves } from './hostile-answer-moves.ts';
import { endlessMoves } from './hostile-endless-moves.ts';
import { historyMoves, honestMoves } from './hostile-history-moves.ts';
import { rowMoves } from './hostile-row-moves.ts';

/** Every move of the suite. */
export const allRowMoves = [
  ...rowMoves,
  ...historyMoves,
  ...answerMoves,
  ...endlessMoves,
  ...honestMoves,
];
