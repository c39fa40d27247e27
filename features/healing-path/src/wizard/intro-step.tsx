import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button } from '@mooring/ui';
import { EarlierPaths } from '../earlier/earlier-paths.tsx';
import { FourFloats } from './four-floats.tsx';
import * as strings from './strings.ts';
import type { PathReceiver } from './use-path-receiver.ts';
import styles from './wizard.module.css';

type IntroStepProps = { receiver: PathReceiver; hasSaved: boolean; onBegin(): void };

export function IntroStep({ receiver, hasSaved, onBegin }: IntroStepProps) {
  return (
    <>
      <p className={styles.lead}>{strings.fourPlacesToStop}</p>
      <p className={styles.soft}>
        {strings.youSayWhatHealing} {strings.whereAPathIsMade(receiver)}
      </p>
      <div className={styles.wide}>
        <FourFloats />
      </div>
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
