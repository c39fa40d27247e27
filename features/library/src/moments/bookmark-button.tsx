import { Button, Icon } from '@mooring/ui';
import { BookmarkCheckIcon, BookmarkIcon } from '@mooring/ui/bundled';
import { type Bookmarks, type Keepable, useBookmarks } from './use-bookmarks.ts';

/** Adds an item of the library to the saved moments, or removes it. */
export function BookmarkButton({ item }: { item: Keepable }) {
  return <BookmarkToggle item={item} bookmarks={useBookmarks()} />;
}

/** The same where a page has many: they share one list. `describedBy` is the id of what would be kept. */
export function BookmarkToggle({
  item,
  bookmarks,
  describedBy,
}: {
  item: Keepable;
  bookmarks: Bookmarks;
  describedBy?: string;
}) {
  const kept = bookmarks.kept(item);
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={kept}
      aria-describedby={describedBy}
      onClick={() => void bookmarks.toggle(item)}
    >
      <Icon as={kept ? BookmarkCheckIcon : BookmarkIcon} size="small" />
      {kept ? 'Kept' : 'Keep this'}
    </Button>
  );
}
