import { BookmarkCheckIcon, BookmarkIcon, Button, Icon, Page } from '@mooring/ui';
import type { Came } from '../came.ts';
import styles from '../companion-screen.module.css';
import { Disclosure } from '../disclosure.tsx';
import { useArrival } from '../use-arrival.ts';
import { greetingFor } from './greeting.ts';
import { useKeepGreeting } from './use-keep-greeting.ts';
import { WaysOnList } from './ways-on-list.tsx';

type GreetingViewProps = { came: Came; brought: string; startAgain(): void };

/** The words for what was named, and the ways on from them. */
export function GreetingView({ came, brought, startAgain }: GreetingViewProps) {
  const title = useArrival();
  const words = greetingFor(came.named, came.at);
  const { kept, keep } = useKeepGreeting(came, words);
  return (
    <Page
      title={
        <span ref={title} tabIndex={-1} className={styles.title}>
          Companion
        </span>
      }
      lead={<Disclosure />}
    >
      <div className={styles.step}>
        <section className={styles.says} aria-label="For what you named">
          {words.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Button
            variant="quiet"
            size="small"
            className={styles.keep}
            aria-disabled={kept || undefined}
            onClick={keep}
          >
            <Icon as={kept ? BookmarkCheckIcon : BookmarkIcon} size="small" />
            {kept ? 'Kept in your bookmarks' : 'Keep this'}
          </Button>
        </section>
        <WaysOnList first={came.named[0]} brought={brought} />
        <div className={styles.foot}>
          <p className={styles.soft}>
            These words were written beforehand, and chosen by what you named.
          </p>
          <Button variant="quiet" onClick={startAgain}>
            Start again
          </Button>
        </div>
      </div>
    </Page>
  );
}
