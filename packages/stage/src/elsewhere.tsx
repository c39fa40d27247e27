import { useLocation } from '@mooring/contract/router';

/** Stands where another feature or the shell would: names the address and what was carried to it. */
export function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <section aria-label="Elsewhere" data-state={JSON.stringify(state)}>
      <h1>Elsewhere</h1>
      <p>{pathname}</p>
    </section>
  );
}
