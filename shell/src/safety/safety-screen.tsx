import { ExternalLinkIcon, Icon, Page } from '@mooring/ui';
import { directories, groundingSteps } from './safety-content.ts';
import styles from './safety-screen.module.css';

/** Right now: one press from every screen, offline and signed out. */
export function Component() {
  return (
    <Page
      title="Right now"
      lead="You do not have to feel better. You only have to get through this minute."
    >
      <div className={styles.parts}>
        <section className={styles.urgent} aria-labelledby="danger">
          <h2 id="danger">If your life, or anyone's, is in danger</h2>
          <p>
            Call your local emergency number now, or go to the nearest emergency room. If you can,
            let someone near you know.
          </p>
          <ul>
            {directories.map(({ name, href, text }) => (
              <li key={href}>
                <a href={href} rel="noreferrer" target="_blank">
                  <span>
                    <b>{name}</b>
                    <small>{text}</small>
                  </span>
                  <Icon as={ExternalLinkIcon} size="small" />
                </a>
              </li>
            ))}
          </ul>
          <p>The pages above need a connection. Everything below works without one.</p>
        </section>
        <section aria-labelledby="breathe" className={styles.breathe}>
          <h2 id="breathe">Breathe with this</h2>
          <div className={styles.pacer} aria-hidden />
          <p>In for four. Out for six. Again, as often as you like.</p>
        </section>
        <section aria-labelledby="ground">
          <h2 id="ground">Come back to the room</h2>
          <ol className={styles.steps}>
            {groundingSteps.map(({ count, text }) => (
              <li key={count}>
                <span aria-hidden>{count}</span>
                {text}
              </li>
            ))}
          </ol>
        </section>
        <p className={styles.honest}>
          Mooring is software. No person reads what you write here, and it is no substitute for one.
          The directories above open in your browser and are run by others.
        </p>
      </div>
    </Page>
  );
}
