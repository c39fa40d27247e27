import { Button, Icon } from '@mooring/ui';
import { DownloadIcon, ShareIcon } from '@mooring/ui/bundled';
import { BookmarkToggle } from '../moments/bookmark-button.tsx';
import type { LibraryPage } from '../moments/library-page.ts';
import { useBookmarks } from '../moments/use-bookmarks.ts';
import type { Line } from './piece.ts';
import styles from './reading.module.css';
import * as strings from './strings.ts';
import { useLines } from './use-lines.ts';

/** Sentences that stand alone, each to be shared or kept. */
export function LineList({
  room,
  lines,
  label,
  picture = false,
}: {
  room: LibraryPage;
  lines: readonly Line[];
  label: string;
  /** Each can be saved as a picture too. */
  picture?: boolean;
}) {
  const { said, share, savePicture } = useLines();
  const bookmarks = useBookmarks();
  return (
    <ul className={styles.lines} aria-label={label}>
      {lines.map((line) => (
        <li key={line.id}>
          <p className={styles.line} id={`line-${line.id}`}>
            {line.text}
          </p>
          <div className={styles.tools}>
            <BookmarkToggle
              item={{ room, id: line.id, content: line.text }}
              bookmarks={bookmarks}
              describedBy={`line-${line.id}`}
            />
            <Button
              variant="quiet"
              size="small"
              aria-describedby={`line-${line.id}`}
              onClick={() => void share(line)}
            >
              <Icon as={ShareIcon} size="small" />
              {strings.share}
            </Button>
            {picture && (
              <Button
                variant="quiet"
                size="small"
                aria-describedby={`line-${line.id}`}
                onClick={() => void savePicture(line)}
              >
                <Icon as={DownloadIcon} size="small" />
                {strings.picture}
              </Button>
            )}
            <span role="status" className={styles.said}>
              {said?.id === line.id ? said.text : ''}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
