import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { EntrySummary, SearchHit } from '@mooring/data';
import { Badge, Icon, Tag } from '@mooring/ui';
import { AudioLinesIcon, clockText, EyeOffIcon, ImageIcon } from '@mooring/ui/bundled';
import { useState } from 'react';
import styles from './entry-list.module.css';
import { MarkedText } from './marked-text.tsx';
import { ShortDate } from './short-date.tsx';
import * as strings from './strings.ts';
import type { WhyHidden } from './use-hidden-titles.ts';
import { takeFocus } from './use-list-window.ts';

type EntryRowProps = {
  entry: EntrySummary;
  hit: SearchHit | null;
  /** Null where its words are shown. */
  hidden: WhyHidden | null;
  /** How many pictures it has. */
  pictures: number;
  onShow(): void;
};

/** One entry of the list. The whole row can be pressed; its name is the title. */
export function EntryRow({ entry, hit, hidden, pictures, onShow }: EntryRowProps) {
  const [pressed, setPressed] = useState(false);
  const { id, title, beginning, isCut, tags, type, durationMs, date } = entry;
  if (hidden) {
    return (
      <HiddenRow
        date={date}
        why={hidden}
        onShow={() => {
          setPressed(true);
          onShow();
        }}
      />
    );
  }
  return (
    <>
      <ShortDate date={date} />
      <div className={styles.words}>
        <h3 className={styles.title} dir="auto">
          <Link
            className={styles.open}
            to={paths.entry.to({ id })}
            ref={pressed ? takeFocus : undefined}
          >
            {hit ? <MarkedText {...hit.title} /> : title}
          </Link>
          {type === 'audio' && <AudioBadge durationMs={durationMs} />}
          {pictures > 0 && (
            <Badge tone="plain">
              <Icon as={ImageIcon} size="small" />
              {strings.countPictures(pictures)}
            </Badge>
          )}
        </h3>
        {hit?.snippet.text ? (
          <p className={styles.excerpt} dir="auto">
            <MarkedText {...hit.snippet} />
          </p>
        ) : (
          beginning && (
            <p className={styles.excerpt} dir="auto">
              {isCut ? `${beginning}…` : beginning}
            </p>
          )
        )}
        {tags.length > 0 && (
          <p className={styles.tags}>
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </p>
        )}
      </div>
    </>
  );
}

function AudioBadge({ durationMs }: { durationMs: number | null }) {
  return (
    <Badge tone="plain">
      <Icon as={AudioLinesIcon} size="small" />
      {strings.audio}
      {durationMs !== null && ` ${clockText(durationMs)}`}
    </Badge>
  );
}

type HiddenRowProps = { date: string; why: WhyHidden; onShow(): void };

/** An entry whose words are not for whoever happens to look at the screen, or are not to be brought up. */
function HiddenRow({ date, why, onShow }: HiddenRowProps) {
  return (
    <>
      <ShortDate date={date} />
      <h3 className={styles.title}>
        <button type="button" className={styles.reveal} onClick={onShow}>
          <Icon as={EyeOffIcon} size="small" />
          {why === 'muted' ? strings.notBroughtUpShow : strings.showThisTitle}
        </button>
      </h3>
    </>
  );
}
