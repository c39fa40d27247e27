import { paths } from '@mooring/contract';
import { Link, useLocation } from '@mooring/contract/router';
import { Button, Icon, Page, type PageProps } from '@mooring/ui';
import { ArrowLeftIcon } from '@mooring/ui/bundled';
import { lazy, Suspense } from 'react';
import * as strings from './strings.ts';

/** Fetched in a wide window alone. It is decoration: without it the page stands as it is. */
const ShelfPicture = lazy(() =>
  import('./index/shelf-picture.tsx').then(
    (module) => ({ default: module.ShelfPicture }),
    () => ({ default: () => null }),
  ),
);

type ShelfPageProps = Pick<PageProps, 'title' | 'lead' | 'actions' | 'children'>;

/** A shelf of the library: the way up above its title and, in a wide window, its picture in the margin. */
export function ShelfPage({ actions, ...rest }: ShelfPageProps) {
  const { pathname } = useLocation();
  const isWide = globalThis.matchMedia?.('(min-width: 1024px)').matches;
  return (
    <Page
      layout="margin"
      back={
        <Button asChild variant="quiet" size="small">
          <Link to={paths.library.to()}>
            <Icon as={ArrowLeftIcon} size="small" />
            {strings.library}
          </Link>
        </Button>
      }
      actions={
        isWide ? (
          <>
            {actions}
            <Suspense>
              <ShelfPicture of={pathname} inMargin />
            </Suspense>
          </>
        ) : (
          actions
        )
      }
      {...rest}
    />
  );
}
