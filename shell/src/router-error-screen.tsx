import { say } from '@mooring/contract';
import { Button, EmptyState, Page } from '@mooring/ui';

/** Shown when the frame itself fails. It shows nothing of the error, which could contain private text. */
export function RouterErrorScreen() {
  return (
    <main>
      <Page title={say('router.failed').title}>
        <div role="alert">
          <EmptyState
            title="Something here broke. Your words did not."
            actions={<Button onClick={() => location.reload()}>Reload the page</Button>}
          >
            Everything you saved is still sealed on this device.
          </EmptyState>
        </div>
      </Page>
    </main>
  );
}
