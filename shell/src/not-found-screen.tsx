import { paths, say } from '@mooring/contract';
import { Link, useLocation } from '@mooring/contract/router';
import { Button, Page } from '@mooring/ui';
import { Waterline } from '@mooring/ui/bundled';
import { useEffect } from 'react';
import * as strings from './strings.ts';

/** The catch-all page. */
export function NotFoundScreen() {
  useNoteInConsole();
  return (
    <Page title="404" lead={say('router.not-found').title}>
      <p>{strings.nothingYouWrote}</p>
      <Button asChild>
        <Link to={paths.home.to()}>{strings.returnToHome}</Link>
      </Button>
      <Waterline />
    </Page>
  );
}

/** Logs the address and nothing else, as the specification asks. */
function useNoteInConsole() {
  const { pathname } = useLocation();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the not-found event is logged to the console by specification.
    console.info('404: no page at', pathname);
  }, [pathname]);
}
