import { Page } from '@mooring/ui';
import { PromptCard } from './prompt-card.tsx';
import styles from './prompts-screen.module.css';
import { usePrompts } from './use-prompts.ts';

export function Component() {
  const { today, soon, earlier } = usePrompts();
  return (
    <Page title="Writing Prompts" lead="One a day. Take it, change it, or leave it.">
      <div className={styles.prompts}>
        {today && <PromptCard prompt={today} when="today" />}
        <ul className={styles.list} aria-label="The next six days">
          {soon.map((prompt) => (
            <li key={prompt.id}>
              <PromptCard prompt={prompt} when="soon" />
            </li>
          ))}
        </ul>
        <p className={styles.more}>More Coming Soon</p>
        <section aria-labelledby="earlier-prompts">
          <h2 id="earlier-prompts" className={styles.earlier}>
            Earlier prompts
          </h2>
          <ul className={styles.list}>
            {earlier.map((prompt) => (
              <li key={prompt.id}>
                <PromptCard prompt={prompt} when="earlier" />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}
