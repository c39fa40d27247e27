import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { ConversationMessage, WayOn } from '@mooring/data';
import { Button } from '@mooring/ui';
import styles from './reply-ways.module.css';
import * as strings from './strings.ts';

/** What is said in the person's name when a reply was beside the point. */
export const notThat = strings.notThatMessage;

type ReplyWaysProps = {
  message: ConversationMessage;
  onSayMore(): void;
  onNotThat(): void;
};

/** Up to three ways to go on under the newest reply, and a way to say that it missed. */
export function ReplyWays({
  message: { ways = [], someone, answer, offered = [] },
  onSayMore,
  onNotThat,
}: ReplyWaysProps) {
  const known = ways.filter((way): way is WayOn => Object.hasOwn(labels, way));
  if (known.length + offered.length === 0) return null;
  return (
    <ul className={styles.ways} aria-label={strings.waysToGoOn}>
      {offered.map(({ id, title }) => (
        <li key={id}>
          <Button asChild variant="secondary" size="small" className={styles.way}>
            <Link to={toAnswer(id)}>{title}</Link>
          </Button>
        </li>
      ))}
      {known.map((way) => (
        <li key={way}>
          {way === 'say-more' && <WayButton way={way} onClick={onSayMore} />}
          {way === 'not-that' && <WayButton way={way} onClick={onNotThat} />}
          {way === 'ask' && <WayLink way={way} to={paths.answers.to()} />}
          {way === 'answer' && <WayLink way={way} to={toAnswer(answer)} />}
          {way === 'minute' && <WayLink way={way} to={paths.rituals.to()} />}
          {way === 'write' && <WayLink way={way} to={paths.write.to()} />}
          {way === 'someone' && (
            <WayLink
              way={way}
              to={someone ? paths.person.to({ id: someone }) : paths.people.to()}
            />
          )}
          {way === 'letter' && <WayLink way={way} to={paths.letters.to()} />}
          {way === 'pause' && <WayLink way={way} to={paths.pause.to()} />}
          {way === 'call' && <WayLink way={way} to={paths.safety.to()} />}
        </li>
      ))}
    </ul>
  );
}

const toAnswer = (id = '') => ({
  pathname: paths.answers.to(),
  search: id ? `?read=${encodeURIComponent(id)}` : '',
});

const labels: Readonly<Record<WayOn, string>> = {
  'say-more': strings.sayMore,
  ask: strings.lookForAnAnswer,
  minute: strings.somethingToDoForAMinute,
  write: strings.justWrite,
  call: strings.somebodyToCall,
  answer: strings.openThisAnswer,
  someone: strings.openSomeoneYouLost,
  letter: strings.writeALetter,
  pause: strings.pauseBeforeYouWrite,
  'not-that': strings.notThat,
};

function WayButton({ way, onClick }: { way: WayOn; onClick(): void }) {
  return (
    <Button variant="secondary" size="small" className={styles.way} onClick={onClick}>
      {labels[way]}
    </Button>
  );
}

function WayLink({ way, to }: { way: WayOn; to: Parameters<typeof Link>[0]['to'] }) {
  return (
    <Button asChild variant="secondary" size="small" className={styles.way}>
      <Link to={to}>{labels[way]}</Link>
    </Button>
  );
}
