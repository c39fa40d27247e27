import { Button, Icon, Page } from '@mooring/ui';
import { LogOutIcon } from '@mooring/ui/bundled';
import { groundingSteps } from '../card/grounding-steps.ts';
import { leaveFast } from '../card/leave-fast.ts';
import { HelplineSearch } from './helpline-search.tsx';
import { JumpRow } from './jump-row.tsx';
import { PlanSection } from './plan-section.tsx';
import styles from './safety-screen.module.css';
import { ScreeningFacts } from './screening-facts.tsx';
import * as strings from './strings.ts';
import { UrgentSection } from './urgent-section.tsx';

/** The page 'Right now'. Works offline and signed out. */
export function Component() {
  return (
    <Page>
      <div className={styles.head}>
        <h1>{strings.rightNow}</h1>
        <Button variant="secondary" size="small" onClick={leaveFast}>
          <Icon as={LogOutIcon} size="small" />
          {strings.leaveFast}
        </Button>
      </div>
      <p className={styles.lead}>{strings.youDoNotHaveToFeel}</p>
      <JumpRow />
      <div className={styles.parts}>
        <UrgentSection />
        <section aria-labelledby="breathe" className={styles.breathe}>
          <h2 id="breathe">{strings.breatheWithThis}</h2>
          <div className={styles.pacer} aria-hidden />
          <p>{strings.inForFourOutForSix}</p>
        </section>
        <section aria-labelledby="ground">
          <h2 id="ground">{strings.comeBackToTheRoom}</h2>
          <ol className={styles.steps}>
            {groundingSteps.map(({ count, text }) => (
              <li key={count}>
                <span aria-hidden>{count}</span>
                {text}
              </li>
            ))}
          </ol>
        </section>
        <PlanSection />
        <HelplineSearch />
        <ScreeningFacts />
      </div>
    </Page>
  );
}
