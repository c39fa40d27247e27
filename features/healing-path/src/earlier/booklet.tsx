import type { HealingPath } from '@mooring/data';
import styles from './booklet.module.css';
import * as strings from './strings.ts';

type BookletProps = {
  path: HealingPath;
  /** Words begun at a checkpoint and not continued with, by its id. */
  begun?: Readonly<Record<string, string>>;
  className?: string | undefined;
};

/** A whole path to read in one go, on screen or on paper: the vision, every checkpoint with its words, the anchor. */
export function Booklet({ path, begun = {}, className }: BookletProps) {
  return (
    <article className={`${styles.booklet} ${className ?? ''}`} aria-label={strings.theWholePath}>
      <blockquote dir="auto">{path.visionOfHealing}</blockquote>
      {path.customPath.map((checkpoint) => (
        <section key={checkpoint.id}>
          <h2 dir="auto">{checkpoint.title}</h2>
          <p className={styles.soft} dir="auto">
            {checkpoint.description}
          </p>
          <Words
            kept={path.responses[String(checkpoint.id)]}
            begun={begun[String(checkpoint.id)]}
          />
        </section>
      ))}
      <section>
        <h2>{strings.weeklyAnchor}</h2>
        <p dir="auto">{path.weeklyAnchor.message}</p>
        <p className={styles.soft} dir="auto">
          {path.weeklyAnchor.prompt}
        </p>
      </section>
    </article>
  );
}

function Words({ kept, begun }: { kept: string | undefined; begun: string | undefined }) {
  if (!kept && !begun) return <p className={styles.soft}>{strings.nothingWasWritten}</p>;
  return (
    <>
      {kept && (
        <p className={styles.words} dir="auto">
          {kept}
        </p>
      )}
      {begun && (
        <>
          <p className={styles.soft}>{strings.begunAndNotFinished}</p>
          <p className={styles.words} dir="auto">
            {begun}
          </p>
        </>
      )}
    </>
  );
}
