import { useLocation } from '@mooring/contract/router';
import { Page } from '@mooring/ui';

/** Stands where another feature or the shell would: names the address and what was carried to it. */
export function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <section aria-label="Elsewhere" data-state={JSON.stringify(state)}>
      <Page title="Elsewhere">
        <p>{pathname}</p>
      </Page>
    </section>
  );
}
