import { paths } from '@mooring/contract';
import { Link, useLocation } from '@mooring/contract/router';
import { Button, Icon } from '@mooring/ui';
import { ArrowLeftIcon } from '@mooring/ui/bundled';
import { ShelfPicture } from './index/shelf-picture.tsx';
import * as strings from './strings.ts';
import styles from './up-to-library.module.css';

/** The way up from a page of the library, above its title. In a wide window the picture of the shelf is below the title. */
export function UpToLibrary() {
  const { pathname } = useLocation();
  const wide = globalThis.matchMedia?.('(min-width: 1024px)').matches;
  return (
    <>
      <Button asChild variant="quiet" size="small">
        <Link to={paths.library.to()}>
          <Icon as={ArrowLeftIcon} size="small" />
          {strings.library}
        </Link>
      </Button>
      {wide && (
        <span className={styles.picture}>
          <ShelfPicture of={pathname} />
        </span>
      )}
    </>
  );
}
