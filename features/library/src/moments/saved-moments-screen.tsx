import { Button, Icon } from '@mooring/ui';
import { ArrowLeftIcon } from '@mooring/ui/bundled';
import { BookmarksPage } from './bookmarks-page.tsx';
import { useBack } from './use-back.ts';

export function Component() {
  const back = useBack();
  return (
    <BookmarksPage
      emptyTitle="No saved moments yet"
      back={
        <Button variant="quiet" size="small" onClick={back}>
          <Icon as={ArrowLeftIcon} size="small" />
          Back
        </Button>
      }
    />
  );
}
