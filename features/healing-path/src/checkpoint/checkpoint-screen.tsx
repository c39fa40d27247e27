import { paths, say } from '@mooring/contract';
import { Link, Navigate, useParams } from '@mooring/contract/router';
import { useMuted } from '@mooring/data';
import { Button, EmptyState, Page } from '@mooring/ui';
import { useStoredPath } from '../path/use-stored-path.ts';
import styles from './checkpoint.module.css';
import { CheckpointFlow } from './checkpoint-flow.tsx';
import * as strings from './strings.ts';

export function Component() {
  const { id } = useParams();
  const stored = useStoredPath();
  const { hides, isKnown } = useMuted();
  if (stored.status === 'loading' || !isKnown) {
    return (
      <Page layout="column">
        <p role="status" className={styles.soft}>
          {strings.loadingYourHealing}
        </p>
      </Page>
    );
  }
  if (stored.status === 'missing') return <Navigate to={paths.healingPath.to()} replace />;

  const checkpoint = stored.path.customPath.find((one) => String(one.id) === id);
  if (!checkpoint) {
    return (
      <Page layout="column">
        <EmptyState
          level={1}
          title={say('path.checkpoint-not-found').title}
          actions={
            <Button asChild>
              <Link to={paths.healingPathOverview.to()}>{strings.pathOverview}</Link>
            </Button>
          }
        >
          {strings.itIsNotPartOfThePath}
        </EmptyState>
      </Page>
    );
  }
  return (
    <CheckpointFlow key={checkpoint.id} path={stored.path} checkpoint={checkpoint} hides={hides} />
  );
}
