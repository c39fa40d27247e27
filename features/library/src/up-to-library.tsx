import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Icon } from '@mooring/ui';
import { ArrowLeftIcon } from '@mooring/ui/bundled';
import * as strings from './strings.ts';

/** The way up from a page of the library, above its title. */
export function UpToLibrary() {
  return (
    <Button asChild variant="quiet" size="small">
      <Link to={paths.library.to()}>
        <Icon as={ArrowLeftIcon} size="small" />
        {strings.library}
      </Link>
    </Button>
  );
}
