import { Button, Icon } from '@mooring/ui';
import { ArrowLeftIcon } from '@mooring/ui/bundled';
import { BookmarksPage } from './bookmarks-page.tsx';
import * as strings from './strings.ts';
import { useBack } from './use-back.ts';

export function Component() {
  const back = useBack();
  return (
    <BookmarksPage
      emptyTitle={strings.noSavedMoments}
      back={
        <Button variant="quiet" size="small" onClick={back}>
          <Icon as={ArrowLeftIcon} size="small" />
          {strings.back}
        </Button>
      }
    />
  );
}
