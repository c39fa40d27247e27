import { paths } from '@mooring/contract';
import { Link, Navigate } from '@mooring/contract/router';
import type { EarlierPath } from '@mooring/data';
import { Button, Icon, Page, Skeleton, TextLink } from '@mooring/ui';
import { ArrowLeftIcon } from '@mooring/ui/bundled';
import { Booklet } from './booklet.tsx';
import styles from './earlier.module.css';
import { pathDates } from './path-dates.ts';
import { PrintButton } from './print-button.tsx';
import * as strings from './strings.ts';
import { useDeleteEarlier, useEarlierPaths } from './use-earlier.ts';

/** One earlier path to read, by the time it was begun at. */
export function EarlierPathPage({ startDate }: { startDate: string }) {
  const earlier = useEarlierPaths();
  if (!earlier) {
    return (
      <Page layout="column" title={strings.anEarlierPath}>
        <Skeleton lines={6} />
      </Page>
    );
  }
  const path = earlier.find((one) => one.startDate === startDate);
  if (!path) return <Navigate to={paths.healingPathOverview.to()} replace />;
  return <Walked path={path} />;
}

function Walked({ path }: { path: EarlierPath }) {
  const remove = useDeleteEarlier(path);
  return (
    <Page
      layout="column"
      title={strings.anEarlierPath}
      lead={<p>{pathDates(path.startDate, path.endedAt)}</p>}
      back={
        <TextLink asChild>
          <Link to={paths.healingPathOverview.to()}>
            <Icon as={ArrowLeftIcon} size="small" />
            {strings.pathOverview}
          </Link>
        </TextLink>
      }
    >
      <Booklet path={path} begun={path.begun} />
      <div className={styles.tools}>
        <PrintButton />
        <Button wide variant="danger-quiet" onClick={remove}>
          {strings.deleteThisPath}
        </Button>
      </div>
    </Page>
  );
}
