import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button } from '@mooring/ui';
import { EarlierPaths } from '../earlier/earlier-paths.tsx';
import * as strings from './strings.ts';
import { usePathReceiver } from './use-path-receiver.ts';
import styles from './wizard.module.css';

export function IntroStep({ hasSaved, onBegin }: { hasSaved: boolean; onBegin(): void }) {
  const receiver = usePathReceiver();
  return (
    <>
      <p className={styles.lead}>{strings.fourPlacesToStop}</p>
      <p className={styles.soft}>
        {receiver ? strings.youSayWhatHealingSentTo(receiver) : strings.youSayWhatHealing}
      </p>
      {hasSaved && (
        <>
          <Button asChild wide>
            <Link to={paths.healingPathOverview.to()}>{strings.continueYourPath}</Link>
          </Button>
          <p className={styles.soft}>{strings.youHaveAPathAlready}</p>
        </>
      )}
      <Button wide variant={hasSaved ? 'secondary' : 'primary'} onClick={onBegin}>
        {strings.beginMyPath}
      </Button>
      <EarlierPaths />
    </>
  );
}
