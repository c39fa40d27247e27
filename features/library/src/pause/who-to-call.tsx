import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { useLive } from '@mooring/data';
import { Button, Icon, TextLink } from '@mooring/ui';
import { MessageCircleIcon, PhoneIcon } from '@mooring/ui/bundled';
import styles from './pause.module.css';
import * as strings from './strings.ts';

/** Somebody else to speak with: the person of the safety card, the people of the safety plan, helplines. */
export function WhoToCall() {
  const trusted = useLive(({ records }) => records.get('trusted-person'), ['user_data']);
  const plan = useLive(({ records }) => records.get('safety-plan'), ['user_data']);
  const person = trusted.status === 'ready' ? trusted.value : null;
  const people = plan.status === 'ready' ? (plan.value?.people.trim() ?? '') : '';
  const number = person?.phone.replace(/[^+\d]/g, '');
  return (
    <section className={styles.part} aria-labelledby="call">
      <h2 id="call">{strings.speakWithSomebody}</h2>
      {person && (
        <div className={styles.buttons}>
          <Button asChild variant="secondary">
            <a href={`tel:${number}`}>
              <Icon as={PhoneIcon} />
              {strings.callName(person.name)}
            </a>
          </Button>
          <Button asChild variant="secondary">
            <a href={`sms:${number}`}>
              <Icon as={MessageCircleIcon} />
              {strings.textName(person.name)}
            </a>
          </Button>
        </div>
      )}
      {people !== '' && (
        <div>
          <p className={styles.soft}>{strings.fromYourSafety}</p>
          <p className={styles.own} dir="auto">
            {people}
          </p>
        </div>
      )}
      <div className={styles.links}>
        <TextLink asChild>
          <Link to={paths.safety.to()}>
            {person ? strings.helplines : strings.helplinesAndSomeone}
          </Link>
        </TextLink>
        <TextLink asChild>
          <Link to={paths.companion.to()}>{strings.talkToTheCompanion}</Link>
        </TextLink>
      </div>
    </section>
  );
}
