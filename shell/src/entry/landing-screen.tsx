import { say } from '@mooring/contract';
import { Button, Page, TextField } from '@mooring/ui';
import { Harbour } from '@mooring/ui/bundled';
import { insideMooring, whoItIsFor } from './landing-content.ts';
import styles from './landing-screen.module.css';
import * as strings from './strings.ts';
import { useWaitlist } from './use-waitlist.ts';

/** The waitlist page. */
export function Component() {
  const { email, setEmail, error, joined, emailRef, submit, toForm } = useWaitlist();
  const thanks = say('waitlist.joined');
  return (
    <Page title={strings.yourHeartbreakMatters} layout="column">
      <div className={styles.landing}>
        <div className={styles.scene}>
          <Harbour width={390} height={120} horizon={72} lampX={270} scale={0.45} lines={16} />
        </div>
        {joined ? (
          <div role="status" className={styles.thanks}>
            <h2>{thanks.title}</h2>
            <p>{thanks.text}</p>
          </div>
        ) : (
          <form className={styles.form} onSubmit={submit} noValidate>
            <TextField
              ref={emailRef}
              label={strings.email}
              type="email"
              required
              autoComplete="email"
              hint={strings.yourAddressStays}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              {...(error === undefined ? {} : { error })}
            />
            <Button type="submit" wide>
              {strings.joinTheWaitlist}
            </Button>
          </form>
        )}
        <section aria-labelledby="inside">
          <h2 id="inside">{strings.whatYoullFindInside}</h2>
          <ul className={styles.inside}>
            {insideMooring.map(({ id, title, text }) => (
              <li key={id}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="for">
          <h2 id="for">{strings.whoItsFor}</h2>
          <ul className={styles.people}>
            {whoItIsFor.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        {joined ? null : (
          <Button variant="secondary" wide onClick={toForm}>
            {strings.saveMeAPlace}
          </Button>
        )}
      </div>
    </Page>
  );
}
