import { BookmarksPage } from './bookmarks-page.tsx';
import * as strings from './strings.ts';

export function Component() {
  return <BookmarksPage emptyTitle={strings.youDontHaveAny} />;
}
