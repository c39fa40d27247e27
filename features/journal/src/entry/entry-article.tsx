import { fullDate, paths, readDate } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Entry } from '@mooring/data';
import { Badge, Button, Icon, Tag } from '@mooring/ui';
import {
  AudioLinesIcon,
  BookmarkCheckIcon,
  BookmarkIcon,
  EyeIcon,
  EyeOffIcon,
  PencilIcon,
  TrashIcon,
} from '@mooring/ui/bundled';
import { lazy, Suspense } from 'react';
import { Player } from '../audio/player.tsx';
import styles from './entry-article.module.css';
import * as strings from './strings.ts';

const EntryPictures = lazy(async () => ({
  default: (await import('../pictures/entry-pictures.tsx')).EntryPictures,
}));

type EntryArticleProps = {
  entry: Entry;
  kept: boolean;
  /** It is not to be brought up. */
  muted: boolean;
  onKeep(): void;
  onMute(): void;
  onDelete(): void;
};

/** One entry as it is read, with what can be done with it. */
export function EntryArticle(props: EntryArticleProps) {
  const { entry, kept, muted, onKeep, onMute, onDelete } = props;
  const { id, title, content, tags, type, recording, date, editedAt } = entry;
  return (
    <article className={styles.entry} aria-labelledby="entry-title">
      <header className={styles.head}>
        <p className={styles.date}>
          <time dateTime={date}>{longDate(date)}</time>
          {type === 'audio' && (
            <Badge tone="plain">
              <Icon as={AudioLinesIcon} size="small" />
              {strings.audioEntry}
            </Badge>
          )}
        </p>
        <h1 id="entry-title" dir="auto" className={styles.title}>
          {title}
        </h1>
      </header>
      {recording && (
        <div className={styles.recording}>
          <Player key={recording.id} recording={recording} />
        </div>
      )}
      {content.trim() !== '' && (
        <p dir="auto" className={styles.content}>
          {content}
        </p>
      )}
      <Suspense>
        <EntryPictures entryId={id} />
      </Suspense>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={strings.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
      {editedAt && (
        <p className={styles.edited}>
          {strings.edited} <time dateTime={editedAt}>{longDate(editedAt)}</time>
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" size="small" asChild>
          <Link to={paths.edit.to({ id })}>
            <Icon as={PencilIcon} size="small" />
            {strings.edit}
          </Link>
        </Button>
        <Button variant="quiet" size="small" aria-pressed={kept} onClick={onKeep}>
          <Icon as={kept ? BookmarkCheckIcon : BookmarkIcon} size="small" />
          {kept ? strings.kept : strings.keepThis}
        </Button>
        <Button variant="quiet" size="small" onClick={onMute}>
          <Icon as={muted ? EyeIcon : EyeOffIcon} size="small" />
          {muted ? strings.showItAgain : strings.dontBringThisUp}
        </Button>
        <Button variant="quiet" size="small" className={styles.remove} onClick={onDelete}>
          <Icon as={TrashIcon} size="small" />
          {strings.deleteLabel}
        </Button>
      </div>
    </article>
  );
}

function longDate(date: string) {
  return fullDate(readDate(date));
}
