import { Link } from '@mooring/contract/router';
import { Button, Icon } from '@mooring/ui';
import { ArrowLeftIcon } from '@mooring/ui/bundled';
import type { ComponentProps, ReactNode } from 'react';

/** The way back, above a page's title. */
export function BackLink({
  to,
  children,
}: Pick<ComponentProps<typeof Link>, 'to'> & { children: ReactNode }) {
  return (
    <Button variant="quiet" size="small" asChild>
      <Link to={to}>
        <Icon as={ArrowLeftIcon} size="small" />
        {children}
      </Link>
    </Button>
  );
}
