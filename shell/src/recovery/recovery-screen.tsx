import { Page } from '@mooring/ui';
import { Progress } from '@mooring/ui/bundled';

/** Shown instead of the page while rows are restored, so that nobody sees an empty journal. */
export function RecoveryScreen({ done, total }: { done: number; total: number }) {
  return (
    <Page
      title="Putting your words back"
      lead="This browser had let go of what you keep here. Its second copy is being read, and there is nothing you need to do."
    >
      <Progress
        value={total === 0 ? 0 : Math.round((100 * done) / total)}
        label="Pieces put back"
      />
      <p role="status">
        {done} of {total} pieces
      </p>
    </Page>
  );
}
