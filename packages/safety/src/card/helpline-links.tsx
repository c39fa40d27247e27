import { Icon } from '@mooring/ui';
import { ExternalLinkIcon, MessageCircleIcon, PhoneIcon } from '@mooring/ui/bundled';
import type { Country } from '../helplines/countries.ts';
import type { Help } from '../helplines/help.ts';
import type { ContactWay, Helpline } from '../helplines/helplines.ts';
import styles from './contact-rows.module.css';
import * as strings from './strings.ts';

/** The link that calls the emergency number. */
export function EmergencyLink({
  country,
  reason,
  police = false,
}: {
  country: Country;
  reason: string;
  police?: boolean | undefined;
}) {
  const number = police ? country.police : country.emergency;
  return (
    <a className={styles.emergency} href={`tel:${number}`}>
      <Icon as={PhoneIcon} />
      <span>
        <b>{strings.callNumber(number)}</b>
        <small>{reason}</small>
      </span>
    </a>
  );
}

/** A helpline: its name, its hours and every way to reach it. */
export function HelplineContacts({ helpline }: { helpline: Helpline }) {
  return (
    <div className={styles.line}>
      <p className={styles.name}>
        {helpline.name}, {helpline.hours}
      </p>
      <ul className={styles.ways}>
        {helpline.ways.map((way) => (
          <li key={hrefOf(way)}>
            <ContactLink way={way} name={helpline.name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ContactLink({ way, name }: { way: ContactWay; name: string }) {
  if (way.how === 'chat')
    return (
      <a
        className={styles.way}
        href={way.url}
        target="_blank"
        rel="noreferrer"
        aria-label={strings.theirPageName(name)}
      >
        <Icon as={ExternalLinkIcon} />
        <b>{strings.theirPage}</b>
      </a>
    );
  return (
    <a className={styles.way} href={hrefOf(way)}>
      <Icon as={way.how === 'call' ? PhoneIcon : MessageCircleIcon} />
      <b>{askFor(way)}</b>
    </a>
  );
}

function askFor(way: Exclude<ContactWay, { how: 'chat' }>): string {
  if (way.how === 'call') return strings.callShown(way.shown);
  return way.word ? strings.textWordTo(way.word, way.shown) : strings.textShown(way.shown);
}

function hrefOf(way: ContactWay): string {
  if (way.how === 'chat') return way.url;
  if (way.how === 'call') return `tel:${way.number}`;
  return way.word ? `sms:${way.number}?body=${way.word}` : `sms:${way.number}`;
}

/** Directories of helplines for every country. */
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
