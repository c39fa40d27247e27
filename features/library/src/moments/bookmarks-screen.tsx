import { BookmarksPage } from './bookmarks-page.tsx';

export function Component() {
  return <BookmarksPage emptyTitle="You don't have any bookmarks yet." />;
}
