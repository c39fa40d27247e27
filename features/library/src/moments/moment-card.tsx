import { shortDate } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Moment } from '@mooring/data';
import { Icon, IconButton, Tag, TextLink } from '@mooring/ui';
import {
  BookmarkIcon,
  HeartIcon,
  MessageCircleIcon,
  NotebookPenIcon,
  PenLineIcon,
  RouteIcon,
  Trash2Icon,
} from '@mooring/ui/bundled';
import { addressOf } from './library-page.ts';
import styles from './moments.module.css';

const sources = new Map([
  ['journal', { name: 'Journal', icon: NotebookPenIcon }],
  ['conversation', { name: 'Companion', icon: MessageCircleIcon }],
  ['emotion', { name: 'Check-in', icon: HeartIcon }],
  ['healing-path', { name: 'Healing Path', icon: RouteIcon }],
  ['manual', { name: 'Added by you', icon: PenLineIcon }],
]);
const elsewhere = { name: 'Library', icon: BookmarkIcon };

type MomentCardProps = {
  moment: Moment;
  /** Another device changed it at the same time, and that version is here too. */
  isConflicting: boolean;
  onRemove(): void;
};

export function MomentCard({ moment, isConflicting, onRemove }: MomentCardProps) {
  const source = sources.get(moment.source) ?? elsewhere;
  const place = addressOf(moment.sourceId);
  return (
    <li className={styles.moment}>
      <div className={styles.top}>
        <Icon as={source.icon} size="small" />
        <span>{source.name}</span>
        <time dateTime={moment.createdAt}>{shortDate(new Date(moment.createdAt))}</time>
        <IconButton label="Delete this moment" onClick={onRemove}>
          <Icon as={Trash2Icon} size="small" />
        </IconButton>
      </div>
      <blockquote className={styles.quote} dir="auto">
        “{moment.content}”
      </blockquote>
      {isConflicting && (
        <p className={styles.twice}>
          Changed on two devices at once. Both are kept: delete the one you do not need.
        </p>
      )}
      {place && (
        <TextLink asChild>
          <Link to={place}>Open it in the library</Link>
        </TextLink>
      )}
      {moment.tags.length > 0 && (
        <ul className={styles.tags} aria-label="Tags">
          {moment.tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
