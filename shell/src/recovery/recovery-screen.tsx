import { Page } from '@mooring/ui';
import { Progress } from '@mooring/ui/bundled';
import * as strings from './strings.ts';

/** Shown instead of the page while rows are restored, so that nobody sees an empty journal. */
export function RecoveryScreen({ done, total }: { done: number; total: number }) {
  return (
    <Page title={strings.puttingYourWords} lead={strings.thisBrowserDeleted}>
      <Progress
        value={total === 0 ? 0 : Math.round((100 * done) / total)}
        label={strings.piecesPutBack}
      />
      <p role="status">{strings.ofPiecesDone(done, total)}</p>
    </Page>
  );
}
