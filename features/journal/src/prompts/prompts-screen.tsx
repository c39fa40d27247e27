import { Button, Page, Skeleton } from '@mooring/ui';
import { useOwnAddress } from '../own-prompts/own-addresses.ts';
import { OwnPromptsPage } from '../own-prompts/own-prompts-page.tsx';
import { OwnSection } from '../own-prompts/own-section.tsx';
import { PromptCard } from './prompt-card.tsx';
import styles from './prompts-screen.module.css';
import * as strings from './strings.ts';
import { type PromptWeek, usePrompts } from './use-prompts.ts';

/** The prompts of the days; or, where the address asks for them, one's own. */
export function Component() {
  const own = useOwnAddress();
  return own === null ? <DailyPrompts /> : <OwnPromptsPage address={own} />;
}

function DailyPrompts() {
  const prompts = usePrompts();
  return (
    <Page layout="margin" title={strings.writingPrompts} lead={strings.oneADayTakeItChange}>
      {prompts.status === 'unknown' && <Skeleton lines={6} />}
      {prompts.status === 'quiet' && <Quiet end={prompts.end} />}
      {prompts.status === 'shown' && <Week {...prompts} />}
    </Page>
  );
}

function Week({ today, soon, earlier, own }: PromptWeek) {
  return (
    <div className={styles.prompts}>
      {today && <PromptCard prompt={today} when="today" />}
      <ul className={styles.list} aria-label={strings.theNextSixDays}>
        {soon.map((prompt) => (
          <li key={prompt.day}>
            <PromptCard prompt={prompt} when="soon" />
          </li>
        ))}
      </ul>
      <p className={styles.more}>{strings.moreComingSoon}</p>
      <OwnSection {...own} />
      <section aria-labelledby="earlier-prompts">
        <h2 id="earlier-prompts" className={styles.earlier}>
          {strings.earlierPrompts}
        </h2>
        <ul className={styles.list}>
          {earlier.map((prompt) => (
            <li key={prompt.day}>
              <PromptCard prompt={prompt} when="earlier" />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Says why the page asks for nothing, and takes it back when wanted. */
function Quiet({ end }: { end(): void }) {
  return (
    <div className={styles.quiet}>
      <p>{strings.youChoseAQuietDay}</p>
      <Button variant="quiet" size="small" onClick={end}>
        {strings.showThemAfterAll}
      </Button>
    </div>
  );
}
