import { keyOf, paths, say } from '@mooring/contract';
import { Link, useLocation, useNavigate, useRouteError } from '@mooring/contract/router';
import { Button, EmptyState, Page } from '@mooring/ui';
import { useEffect, useState } from 'react';
import { needsReload } from './load-feature.ts';
import * as strings from './strings.ts';

/** Shown inside the layout where a feature could not be loaded. _Try again_ loads it again. */
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
                {strings.tryAgain}
              </Button>
              <Button variant="quiet" asChild>
                <Link to={paths.dashboard.to()}>{strings.goToHome}</Link>
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

/** The browser remembers that a chunk or stylesheet failed for as long as the page lives; only a reload fetches it again. */
const isFailedChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|preload CSS|module script failed/i.test(error.message);

/** The path that was last retried. The error screen after the retry is a new component, so the path is kept outside. */
let retriedPath: string | undefined;

function useRetry(error: unknown) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [busy, setBusy] = useState(false);

  // The remote answers again, but the browser remembers the failure. For a failed chunk of a page, only where the person
  // pressed _Try again_.
  useEffect(() => {
    const asked = retriedPath === pathname;
    retriedPath = undefined;
    if (needsReload(error) || (asked && isFailedChunk(error))) location.reload();
  }, [error, pathname]);

  const retry = async () => {
    setBusy(true);
    retriedPath = pathname;
    if (isFailedChunk(error)) location.reload();
    else await navigate(pathname + search, { replace: true, state });
    setBusy(false);
  };
  return { retry, busy };
}
