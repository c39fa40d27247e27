import { fullDate, readDate } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Answer } from '@mooring/data';
import { Icon } from '@mooring/ui';
import { ArrowLeftIcon, withParts } from '@mooring/ui/bundled';
import { OpenedPage } from '../opened-page.tsx';
import type { Piece } from '../reading/piece.ts';
import { PieceText } from '../reading/piece-text.tsx';
import { PieceTools } from '../reading/piece-tools.tsx';
import styles from './answers.module.css';
import * as strings from './strings.ts';

/** One answer opened for reading, with its source and the answers near it. */
export function AnswerPage({
  shelf,
  answer,
  answers,
}: {
  shelf: string;
  answer: Answer;
  answers: readonly Answer[];
}) {
  const { id, title, text, source, address, listed, see } = answer;
  const piece: Piece = { id, title, lead: '', body: [text] };
  const near = see.flatMap((other) => answers.find((one) => one.id === other) ?? []);
  return (
    <OpenedPage
      title={title}
      back={
        <>
          <Icon as={ArrowLeftIcon} size="small" />
          {shelf}
        </>
      }
    >
      <PieceText piece={piece} />
      <p className={styles.source}>
        {withParts(strings.sourceChecked(source, fullDate(readDate(listed))), (words) => (
          <a href={address} rel="noreferrer" target="_blank">
            {words}
          </a>
        ))}
      </p>
      <PieceTools room="answers" piece={piece} shares />
      {near.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{strings.nearThis}</h2>
          <ul className={styles.list}>
            {near.map((other) => (
              <li key={other.id}>
                <Link to={{ search: `?read=${other.id}` }}>{other.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </OpenedPage>
  );
}
