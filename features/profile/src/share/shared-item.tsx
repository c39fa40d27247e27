import { Link } from '@mooring/contract/router';
import { Button, Notice } from '@mooring/ui';
import { sizeText } from '../someone/file-texts.ts';
import styles from './share.module.css';
import { refusalTexts, type SortedShare } from './share-words.ts';
import * as strings from './strings.ts';
import { type KeepShare, type Outcome, useKeepShare } from './use-keep-share.ts';
import { WhereToKeep } from './where-to-keep.tsx';

/** One thing that was shared: what it is, where it may belong, and then what has become of it. */
export function SharedItem({ share }: { share: SortedShare }) {
  const keep = useKeepShare(share);
  const isLeft = keep.text !== '' || keep.files.length > 0;
  return (
    <article className={styles.share}>
      <div role="status">{keep.outcome && <Become outcome={keep.outcome} />}</div>
      {isLeft && <Content keep={keep} />}
      <Refused share={share} />
      {isLeft && <WhereToKeep keep={keep} />}
    </article>
  );
}

/** The words as text, whatever is written in them, and the files by name. */
function Content({ keep: { text, files } }: { keep: KeepShare }) {
  return (
    <>
      {text !== '' && (
        <blockquote className={styles.words} dir="auto">
          {text}
        </blockquote>
      )}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <b>{file.name || strings.aFileWithoutAName}</b>
              <span className={styles.soft}>{sizeText(file.size)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Refused({ share: { refused, isTooLong } }: { share: SortedShare }) {
  if (refused.length === 0 && !isTooLong) return null;
  return (
    <Notice title={strings.notTaken}>
      <ul className={styles.refused}>
        {isTooLong && <li>{strings.theTextIsTooLong}</li>}
        {refused.map(({ name, why }) => (
          <li key={`${name} ${why}`}>
            {name}: {refusalTexts[why]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Become({ outcome }: { outcome: Outcome }) {
  if (outcome === 'not-kept') return <p className={styles.become}>{strings.mooringDidNotKeep}</p>;
  const { to, link, again } = outcome;
  return (
    <div className={styles.become}>
      <p>{strings.itIsKeptEncrypted}</p>
      {again.length > 0 && (
        <p className={styles.soft}>{strings.thisWasThereAlready(again.join(', '))}</p>
      )}
      <Button asChild variant="secondary" className={styles.start}>
        <Link to={to}>{link}</Link>
      </Button>
    </div>
  );
}
