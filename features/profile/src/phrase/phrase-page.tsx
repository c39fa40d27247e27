import { Button, Icon, Page } from '@mooring/ui';
import { CopyIcon, DownloadIcon, PrinterIcon } from '@mooring/ui/bundled';
import { useEffect, useState } from 'react';
import { ConfirmPhrasePage } from './confirm-phrase-page.tsx';
import styles from './phrase-page.module.css';
import { type PhraseTexts, recoveryTexts, wordsOf } from './phrase-text.ts';
import { usePhraseCopies } from './use-phrase-copies.ts';
import { words } from './words.ts';

type PhrasePageProps = {
  phrase: string;
  email: string;
  /** Whose words they are. Left out: the person's own recovery phrase. */
  texts?: PhraseTexts | undefined;
  onWritten: () => void;
  /** Leaves without having written it down. Absent where there is no later. */
  onLater?: (() => void) | undefined;
  /** Leaves the words that opened it so far as they are. */
  onPutAway?: (() => void) | undefined;
};

/** The 24 words, shown this once, and three of them asked for. A page of its own, because paper takes the whole page. */
export function PhrasePage({ onWritten, ...rest }: PhrasePageProps) {
  const [asking, setAsking] = useState(false);
  // It takes the place of a form that was scrolled, at the same address.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  if (asking) {
    return (
      <ConfirmPhrasePage
        phrase={rest.phrase}
        onConfirmed={onWritten}
        onBack={() => setAsking(false)}
      />
    );
  }
  return <WordsPage {...rest} onWritten={() => setAsking(true)} />;
}

function WordsPage({
  phrase,
  email,
  texts = recoveryTexts,
  onWritten,
  onLater,
  onPutAway,
}: PhrasePageProps) {
  const copies = usePhraseCopies(phrase, email, texts);
  return (
    <Page title={texts.title} lead={texts.lead}>
      <div className={styles.phrase}>
        {/* A page translator would give words that open nothing. */}
        <ol className={styles.words} translate="no" lang="en" aria-label="24 words">
          {wordsOf(phrase).map((word, i) => (
            <li key={i}>
              <span className={styles.number}>{i + 1}</span> <span>{word}</span>
            </li>
          ))}
        </ol>
        <p className={styles.owner}>
          {texts.owner} {email}
        </p>
        {texts.steps && <p className={styles.onPaper}>{texts.about.join(' ')}</p>}
        {texts.steps && (
          <ol className={styles.steps} aria-label="How to open it">
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <div className={styles.copies}>
          <Button variant="secondary" size="small" onClick={copies.copy}>
            <Icon as={CopyIcon} size="small" />
            Copy
          </Button>
          <Button variant="secondary" size="small" onClick={copies.print}>
            <Icon as={PrinterIcon} size="small" />
            Print
          </Button>
          <Button variant="secondary" size="small" onClick={copies.download}>
            <Icon as={DownloadIcon} size="small" />
            Download
          </Button>
        </div>
        <div className={styles.advice}>
          <p role="status" className={styles.said}>
            {copies.said}
          </p>
          <p>{texts.advice}</p>
        </div>
        <div className={styles.ways}>
          <Button wide onClick={onWritten}>
            I have written it down
          </Button>
          {onLater && (
            <Button variant="quiet" wide onClick={onLater} aria-describedby="phrase-later">
              Later
            </Button>
          )}
          {onPutAway && (
            <Button variant="quiet" wide onClick={onPutAway}>
              {texts.putAway}
            </Button>
          )}
          {onLater && (
            <p id="phrase-later" className={styles.later}>
              {words.later}
            </p>
          )}
        </div>
      </div>
    </Page>
  );
}
