import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, ChevronRightIcon, EmotionDisc, Harbour, Icon, WritingLines } from '@mooring/ui';
import styles from './dashboard-screen.module.css';
import { useDashboard } from './use-dashboard.ts';

/** Home: that they are safe, what the hour is, and two things to do about it. */
export function Component() {
  const { greeting, line, checkIn } = useDashboard();
  return (
    <div className={styles.dashboard}>
      <div className={styles.margin}>
        <p className={styles.greeting}>{greeting}</p>
        <h1>You are safe here.</h1>
        <p className={styles.line}>{line}</p>
      </div>
      <div className={styles.main}>
        <section className={styles.card}>
          <div className={styles.scene}>
            <Harbour
              width={390}
              height={96}
              horizon={46}
              lampX={256}
              scale={0.43}
              baseline={54}
              lines={14}
            />
          </div>
          <h2>Companion</h2>
          <Button asChild size="small">
            <Link to={paths.companion.to()}>Open</Link>
          </Button>
          <p>
            Say how it is, and be met there. It starts with what you feel, and never hurries you.
          </p>
        </section>
        <section className={styles.card} data-page>
          <div className={styles.scene}>
            <WritingLines />
          </div>
          <h2>Journaling</h2>
          <Button asChild size="small" variant="secondary">
            <Link to={paths.journal.to()}>Begin</Link>
          </Button>
          <p>Put down what you are carrying. One line is enough.</p>
        </section>
        <Link className={styles.checkIn} to={paths.emotions.to()}>
          <span className={styles.marks}>
            {checkIn.marks.map((mark) => (
              <EmotionDisc key={mark} mark={mark} />
            ))}
          </span>
          <span>
            <b>Today's Check-In</b>
            <small>{checkIn.text}</small>
          </span>
          <Icon as={ChevronRightIcon} />
        </Link>
        <p className={styles.closing}>You are doing better than you think.</p>
      </div>
    </div>
  );
}
