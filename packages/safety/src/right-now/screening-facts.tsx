import { useReaderState } from '@mooring/data';
import { readerFacts, screeningFacts } from './right-now-texts.ts';
import styles from './safety-screen.module.css';

/** What is screened, how, and what that cannot do. */
export function ScreeningFacts() {
  const reader = useReaderState();
  const version = reader.status === 'ready' ? ` Its version is ${reader.version}.` : '';
  return (
    <section aria-labelledby="screened" className={styles.screened}>
      <h2 id="screened">What Mooring looks for</h2>
      <dl className={styles.facts}>
        {screeningFacts.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
        <div>
          <dt>What listens at the moment?</dt>
          <dd>
            {readerFacts[reader.status]}
            {version}
          </dd>
        </div>
      </dl>
      <p className={styles.soft}>
        Mooring is software. It is no substitute for a person. The lines on this page are run by
        others.
      </p>
    </section>
  );
}
