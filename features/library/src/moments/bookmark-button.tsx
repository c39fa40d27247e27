import { Button, Icon } from '@mooring/ui';
import { BookmarkCheckIcon, BookmarkIcon } from '@mooring/ui/bundled';
import * as strings from './strings.ts';
import { type Bookmark, type Bookmarks, useBookmarks } from './use-bookmarks.ts';

/** Adds an item of the library to the saved moments, or removes it. */
export function BookmarkButton({ item }: { item: Bookmark }) {
  return <BookmarkToggle item={item} bookmarks={useBookmarks()} />;
}

/** The same where a page has many: they share one list. `describedBy` is the id of what would be kept. */
export function BookmarkToggle({
  item,
  bookmarks,
  describedBy,
}: {
  item: Bookmark;
  bookmarks: Bookmarks;
  describedBy?: string;
}) {
  const isSaved = bookmarks.isSaved(item);
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={isSaved}
      aria-describedby={describedBy}
      onClick={() => void bookmarks.toggle(item)}
    >
      <Icon as={isSaved ? BookmarkCheckIcon : BookmarkIcon} size="small" />
      {isSaved ? strings.kept : strings.keepThis}
    </Button>
  );
}
