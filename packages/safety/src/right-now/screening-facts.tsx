import { useReaderState } from '@mooring/data';
import { readerFacts, screeningFacts } from './right-now-texts.ts';
import styles from './safety-screen.module.css';
import * as strings from './strings.ts';

/** What is screened, how, and what that cannot do. */
export function ScreeningFacts() {
  const reader = useReaderState();
  const version = reader.status === 'ready' ? strings.itsVersionIs(reader.version) : '';
  return (
    <section aria-labelledby="screened" className={styles.screened}>
      <h2 id="screened">{strings.whatMooringLooks}</h2>
      <dl className={styles.facts}>
        {screeningFacts.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
        <div>
          <dt>{strings.whatListensAtTheMoment}</dt>
          <dd>
            {readerFacts[reader.status]} {version}
          </dd>
        </div>
      </dl>
      <p className={styles.soft}>{strings.mooringIsSoftware}</p>
    </section>
  );
}
