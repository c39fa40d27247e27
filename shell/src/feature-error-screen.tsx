import { keyOf, paths, say } from '@mooring/contract';
import { Link, useLocation, useNavigate, useRouteError } from '@mooring/contract/router';
import { Button, EmptyState, Page } from '@mooring/ui';
import { useEffect, useState } from 'react';

/** Stands inside the layout where a feature could not be shown. Trying again fetches it anew. */
export function FeatureErrorScreen() {
  const error = useRouteError();
  const { retry, busy } = useRetry(error);
  const message = say(keyOf(error, 'feature.unreachable'));
  return (
    <Page>
      <div role="alert">
        <EmptyState
          level={1}
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

/** The address last tried again, so that a screen which shows the outcome knows what it came from. */
let triedAgain: string | undefined;

function useRetry(error: unknown) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [busy, setBusy] = useState(false);

  // The feature came back, and a chunk remembered from before still fails: the person has asked, so ask for them.
  useEffect(() => {
    const asked = triedAgain === pathname;
    triedAgain = undefined;
    if (asked && needsReload(error)) location.reload();
  }, [error, pathname]);

  const retry = async () => {
    setBusy(true);
    triedAgain = pathname;
    if (needsReload(error)) location.reload();
    else await navigate(pathname + search, { replace: true, state });
    setBusy(false);
  };
  return { retry, busy };
}
