import { paths, say } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Entry } from '@mooring/data';
import { AudioLinesIcon, Badge, Icon, Tag } from '@mooring/ui';
import { format, parseISO } from 'date-fns';
import styles from './entry-list.module.css';
import { excerpt } from './excerpt.ts';

/** One entry of the list. The whole row can be pressed; its name is the title. */
export function EntryRow({ entry }: { entry: Entry }) {
  const { id, title, content, tags, type, date } = entry;
  const beginning = excerpt(content);
  return (
    <li className={styles.row}>
      <ShortDate date={date} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link className={styles.open} to={paths.entry.to({ id })}>
            {title}
          </Link>
          {type === 'audio' && (
            <Badge tone="plain">
              <Icon as={AudioLinesIcon} size="small" />
              Audio
            </Badge>
          )}
        </h3>
        {beginning && <p className={styles.excerpt}>{beginning}</p>}
        {tags.length > 0 && (
          <p className={styles.tags}>
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

/** The place of an entry that could not be opened. It says so and hides none of the others. */
export function UnreadableRow({ date }: { date: string }) {
  const { title, text } = say('entry.unreadable');
  return (
    <li className={styles.row}>
      <ShortDate date={date} />
      <p className={styles.unreadable}>
        {title}. {text}
      </p>
    </li>
  );
}

function ShortDate({ date }: { date: string }) {
  return (
    <time className={styles.date} dateTime={date}>
      {format(parseISO(date), 'MMM d')}
    </time>
  );
}
