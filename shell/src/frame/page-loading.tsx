import { Page, Skeleton } from '@mooring/ui';

/** The loading state of a page. The bars appear only after a delay that a person would notice. */
export function PageLoading() {
  return (
    <Page>
      <Skeleton lines={5} />
    </Page>
  );
}
