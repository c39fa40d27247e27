import { screeningFacts } from './right-now-texts.ts';
import styles from './safety-screen.module.css';

/** What is screened, how, and what that cannot do. */
export function ScreeningFacts() {
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
      </dl>
      <p className={styles.soft}>
        Mooring is software. It is no substitute for a person. The lines on this page are run by
        others.
      </p>
    </section>
  );
}
