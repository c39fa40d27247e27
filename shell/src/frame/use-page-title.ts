import { useEffect } from 'react';

/** Names the page in the browser's tab. The names come after the first page; without them the tab says 'Mooring'. */
export function usePageTitle(pathname: string) {
  useEffect(() => {
    let latest = true;
    import('./page-titles.ts').then(
      ({ titleOf }) => {
        if (latest) document.title = titleOf(pathname);
      },
      () => {},
    );
    return () => {
      latest = false;
    };
  }, [pathname]);
}
