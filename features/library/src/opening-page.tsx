import { Page, Skeleton } from '@mooring/ui';

/** A piece of the library while the page that it is read on is fetched. */
export function OpeningPage({ title, lead }: { title: string; lead: string }) {
  return (
    <Page title={title} lead={lead}>
      <Skeleton lines={8} />
    </Page>
  );
}
