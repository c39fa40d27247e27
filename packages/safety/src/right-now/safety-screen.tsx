import { Button, Icon, Page } from '@mooring/ui';
import { LogOutIcon } from '@mooring/ui/bundled';
import { groundingSteps } from '../card/grounding-steps.ts';
import { leaveFast } from '../card/leave-fast.ts';
import { HelplineSearch } from './helpline-search.tsx';
import { PlanSection } from './plan-section.tsx';
import styles from './safety-screen.module.css';
import { ScreeningFacts } from './screening-facts.tsx';
import { UrgentSection } from './urgent-section.tsx';

/** The page 'Right now'. Works offline and signed out. */
export function Component() {
  return (
    <Page>
      <div className={styles.head}>
        <h1>Right now</h1>
        <Button variant="secondary" size="small" onClick={leaveFast}>
          <Icon as={LogOutIcon} size="small" />
          Leave fast
        </Button>
      </div>
      <p className={styles.lead}>
        You do not have to feel better. You only have to get through this minute.
      </p>
      <div className={styles.parts}>
        <UrgentSection />
        <section aria-labelledby="breathe" className={styles.breathe}>
          <h2 id="breathe">Breathe with this</h2>
          <div className={styles.pacer} aria-hidden />
          <p>In for four. Out for six. Again, as often as you like.</p>
        </section>
        <section aria-labelledby="ground">
          <h2 id="ground">Come back to the room</h2>
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
