import { keyOf, paths, say } from '@mooring/contract';
import { Link, useLocation, useNavigate, useRouteError } from '@mooring/contract/router';
import { Button, EmptyState, Page } from '@mooring/ui';
import { useState } from 'react';

/** Stands inside the layout where a feature could not be shown. Trying again fetches it anew. */
export function FeatureErrorScreen() {
  const error = useRouteError();
  const { retry, busy } = useRetry(error);
  const message = say(keyOf(error, 'feature.unreachable'));
  return (
    <Page>
      <div role="alert">
        <EmptyState
          title={message.title}
          actions={
            <>
              <Button onClick={retry} busy={busy}>
                Try again
              </Button>
              <Button variant="quiet" asChild>
                <Link to={paths.dashboard.to()}>Go to Home</Link>
              </Button>
            </>
          }
        >
          {message.text}
        </EmptyState>
      </div>
    </Page>
  );
}

/** A page's own chunk or stylesheet that failed is remembered by the browser for ever; only a reload asks again. */
const needsReload = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|preload CSS|module script failed/i.test(error.message);

function useRetry(error: unknown) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    if (needsReload(error)) location.reload();
    else await navigate(pathname + search, { replace: true, state });
    setBusy(false);
  };
  return { retry, busy };
}
