import { Page, Skeleton } from '@mooring/ui';

/** A page on its way. The bars appear only when it takes long enough to be noticed. */
export function PageLoading() {
  return (
    <Page>
      <Skeleton lines={5} />
    </Page>
  );
}
