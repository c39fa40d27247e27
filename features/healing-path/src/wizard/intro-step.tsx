import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button } from '@mooring/ui';
import { EarlierPaths } from '../earlier/earlier-paths.tsx';
import { usePathReceiver } from './use-path-receiver.ts';
import styles from './wizard.module.css';

export function IntroStep({ hasSaved, onBegin }: { hasSaved: boolean; onBegin(): void }) {
  const receiver = usePathReceiver();
  return (
    <>
      <p className={styles.lead}>
        Four places to stop and write, shaped by what you hope for. There is no clock on it, and you
        may go in any order.
      </p>
      <p className={styles.soft}>
        You say what healing would feel like. A path is made from your words
        {receiver ? `. They are sent to ${receiver}, which makes it.` : ', on this device.'}
      </p>
      {hasSaved && (
        <>
          <Button asChild wide>
            <Link to={paths.healingPathOverview.to()}>Continue your path</Link>
          </Button>
          <p className={styles.soft}>
            You have a path already. It stays as it is unless you finish making a new one.
          </p>
        </>
      )}
      <Button wide variant={hasSaved ? 'secondary' : 'primary'} onClick={onBegin}>
        Begin My Path
      </Button>
      <EarlierPaths />
    </>
  );
}
