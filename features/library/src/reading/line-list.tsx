import { Button, Icon, IconButton } from '@mooring/ui';
import {
  BookmarkCheckIcon,
  BookmarkIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  DownloadIcon,
  ShareIcon,
} from '@mooring/ui/bundled';
import type { LibraryPage } from '../moments/library-page.ts';
import { useBookmarks } from '../moments/use-bookmarks.ts';
import styles from './line-list.module.css';
import type { Line } from './piece.ts';
import * as strings from './strings.ts';
import { useLines } from './use-lines.ts';
import { useStrip } from './use-strip.ts';

type LineListProps = {
  room: LibraryPage;
  lines: readonly Line[];
  label: string;
  /** Each can be saved as a picture too. */
  picture?: boolean;
};

/** Sentences that stand alone, one at a time: swiped, scrolled or pressed on to the next. The tools are those of the shown one. */
export function LineList({ room, lines, label, picture = false }: LineListProps) {
  const { strip, current, onScroll, go } = useStrip(lines.length);
  const line = lines[current];
  return (
    <div className={styles.one}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul ref={strip} className={styles.strip} aria-label={label} tabIndex={0} onScroll={onScroll}>
        {lines.map(({ id, text }) => (
          <li key={id} id={`line-${id}`}>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button
          variant="secondary"
          size="small"
          disabled={current === 0}
          onClick={() => go(current - 1)}
        >
          <Icon as={ChevronLeftIcon} size="small" />
          {strings.previous}
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={current === lines.length - 1}
          onClick={() => go(current + 1)}
        >
          {strings.next}
          <Icon as={ChevronRightIcon} size="small" />
        </Button>
      </div>
      {line && <LineTools room={room} line={line} picture={picture} />}
    </div>
  );
}

type LineToolsProps = { room: LibraryPage; line: Line; picture: boolean };

function LineTools({ room, line, picture }: LineToolsProps) {
  const { said, share, savePicture } = useLines();
  const bookmarks = useBookmarks();
  const item = { room, id: line.id, content: line.text };
  const isKept = bookmarks.isSaved(item);
  const about = { 'aria-describedby': `line-${line.id}` };
  return (
    <div className={styles.tools}>
      <IconButton
        {...about}
        label={isKept ? strings.kept : strings.keepThis}
        title={isKept ? strings.kept : strings.keepThis}
        aria-pressed={isKept}
        onClick={() => void bookmarks.toggle(item)}
      >
        <Icon as={isKept ? BookmarkCheckIcon : BookmarkIcon} />
      </IconButton>
      <IconButton
        {...about}
        label={strings.share}
        title={strings.share}
        onClick={() => void share(line)}
      >
        <Icon as={ShareIcon} />
      </IconButton>
      {picture && (
        <IconButton
          {...about}
          label={strings.picture}
          title={strings.picture}
          onClick={() => void savePicture(line)}
        >
          <Icon as={DownloadIcon} />
        </IconButton>
      )}
      <span role="status" className={styles.said}>
        {said?.id === line.id ? said.text : ''}
      </span>
    </div>
  );
}
