import { say } from '@mooring/contract';
import { Button, EmptyState, Page } from '@mooring/ui';
import * as strings from './strings.ts';

/** Shown when the frame itself fails. It shows nothing of the error, which could contain private text. */
export function RouterErrorScreen() {
  return (
    <main>
      <Page title={say('router.failed').title}>
        <div role="alert">
          <EmptyState
            title={strings.somethingHereBroke}
            actions={<Button onClick={() => location.reload()}>{strings.reloadThePage}</Button>}
          >
            {strings.everythingYouSaved}
          </EmptyState>
        </div>
      </Page>
    </main>
  );
}
