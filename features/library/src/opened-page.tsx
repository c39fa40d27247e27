import { Link } from '@mooring/contract/router';
import { Button, Page, type PageProps } from '@mooring/ui';
import { useFocusOnArrival } from '@mooring/ui/bundled';
import type { ReactNode } from 'react';
import styles from './opened-page.module.css';

type OpenedPageProps = Pick<PageProps, 'layout' | 'title' | 'lead'> & {
  back: ReactNode;
  /** The search of the address that `back` leads to; the shelf itself when left out. */
  backTo?: string;
  children: ReactNode;
};

/** An item opened from a list, shown in its place at the same path: it takes the focus and has a link back. */
export function OpenedPage({ back, backTo = '', ...rest }: OpenedPageProps) {
  const page = useFocusOnArrival<HTMLDivElement>({ scroll: 'none' });
  return (
    <Page
      ref={page}
      tabIndex={-1}
      className={styles.page}
      back={
        <Button asChild variant="quiet" size="small">
          <Link to={{ search: backTo }}>{back}</Link>
        </Button>
      }
      {...rest}
    />
  );
}
