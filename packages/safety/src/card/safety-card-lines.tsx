import { Icon } from '@mooring/ui';
import { ExternalLinkIcon, MessageCircleIcon, PhoneIcon } from '@mooring/ui/bundled';
import type { Country } from '../helplines/countries.ts';
import type { Help } from '../helplines/help.ts';
import type { Helpline, Way } from '../helplines/helplines.ts';
import styles from './safety-card-rows.module.css';

/** The emergency number, the only filled thing on the card. */
export function EmergencyCall({
  country,
  why,
  police = false,
}: {
  country: Country;
  why: string;
  police?: boolean | undefined;
}) {
  const number = police ? country.police : country.emergency;
  return (
    <a className={styles.emergency} href={`tel:${number}`}>
      <Icon as={PhoneIcon} />
      <span>
        <b>Call {number}</b>
        <small>{why}</small>
      </span>
    </a>
  );
}

/** One line: its name and hours, and every way to reach it. */
export function LineWays({ line }: { line: Helpline }) {
  return (
    <div className={styles.line}>
      <p className={styles.name}>
        {line.name}, {line.hours}
      </p>
      <ul className={styles.ways}>
        {line.ways.map((way) => (
          <li key={hrefOf(way)}>
            <WayLink way={way} name={line.name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function WayLink({ way, name }: { way: Way; name: string }) {
  if (way.how === 'chat')
    return (
      <a
        className={styles.way}
        href={way.url}
        target="_blank"
        rel="noreferrer"
        aria-label={`Their page: ${name}`}
      >
        <Icon as={ExternalLinkIcon} />
        <b>Their page</b>
      </a>
    );
  const send = way.how === 'text' && way.word ? `${way.word} to ` : '';
  return (
    <a className={styles.way} href={hrefOf(way)}>
      <Icon as={way.how === 'call' ? PhoneIcon : MessageCircleIcon} />
      <b>
        {way.how === 'call' ? 'Call' : 'Text'} {send}
        {way.shown}
      </b>
    </a>
  );
}

function hrefOf(way: Way): string {
  if (way.how === 'chat') return way.url;
  if (way.how === 'call') return `tel:${way.number}`;
  return way.word ? `sms:${way.number}?body=${way.word}` : `sms:${way.number}`;
}

/** Pages that know the lines of every country. */
export function DirectoryLinks({ directories }: Pick<Help, 'directories'>) {
  return (
    <ul className={styles.rows}>
      {directories.map(({ name, href, text }) => (
        <li key={href}>
          <a className={styles.row} href={href} target="_blank" rel="noreferrer">
            <span>
              <b>{name}</b>
              <small>{text}</small>
            </span>
            <Icon as={ExternalLinkIcon} size="small" />
          </a>
        </li>
      ))}
    </ul>
  );
}
