import { paths, say } from '@mooring/contract';
import { Button, Confirm, Notice, Page, Skeleton } from '@mooring/ui';
import { FailureNotice, Switch } from '@mooring/ui/bundled';
import { BackLink } from '../back-link.tsx';
import { FactList } from './fact-list.tsx';
import styles from './memory.module.css';
import { type Facts, useFacts } from './use-facts.ts';

/** 'What I know': every fact the companion keeps, in one line each, and the switch for remembering. */
export function Component() {
  const facts = useFacts();
  return (
    <Page
      title="What I know"
      lead="These are things you told the companion. It keeps only what you said, and it is encrypted like everything you write."
      back={<BackLink to={paths.companion.to()}>Companion</BackLink>}
    >
      <Remembering of={facts} />
      <Known of={facts} />
      <Confirm
        open={facts.asking === 'everything'}
        title="Forget everything?"
        text="The companion forgets all of this, and what you told it up to now in the open conversation. Your conversations stay until you delete them."
        confirmLabel="Forget everything"
        cancelLabel="Keep it"
        onConfirm={() => void facts.forgetAll()}
        onCancel={() => facts.ask(null)}
      />
    </Page>
  );
}

function Remembering({ of: { remembers, remember, asking, ask, forgetEarlier } }: { of: Facts }) {
  return (
    <section aria-label="Remembering" className={styles.part}>
      <Switch
        label="Remember between conversations"
        hint={
          remembers
            ? 'The next conversation begins with what is on this page. If you chose a service to answer you, that service gets these facts too.'
            : 'Each conversation begins without the ones before it.'
        }
        checked={remembers}
        onCheckedChange={(on) => void remember(on)}
      />
      {asking === 'switched-off' && (
        <Notice
          title="Remembering is off"
          action={
            <div className={styles.buttons}>
              <Button variant="secondary" size="small" onClick={() => void forgetEarlier()}>
                Forget it
              </Button>
              <Button variant="quiet" size="small" onClick={() => ask(null)}>
                Keep it here
              </Button>
            </div>
          }
        >
          Should I also forget what I know from earlier conversations? If you keep it, it stays on
          this page and is not used.
        </Notice>
      )}
    </section>
  );
}

function Known({ of: facts }: { of: Facts }) {
  const live = facts.facts;
  if (live.status === 'loading' || !facts.muted.isKnown) return <Skeleton lines={4} />;
  if (live.status === 'failed') return <FailureNotice {...say(live.key)} retry={live.retry} />;
  const earlier = live.value.filter(({ isEarlier }) => isEarlier);
  const open = live.value.filter(({ isEarlier }) => !isEarlier);
  if (live.value.length === 0) {
    return (
      <p className={styles.soft}>
        I know nothing about you. When you tell the companion a name, a day or a place, it appears
        here.
      </p>
    );
  }
  return (
    <>
      {open.length > 0 && <FactList title="From this conversation" list={open} of={facts} />}
      {earlier.length > 0 && (
        <FactList
          title={facts.remembers ? 'From earlier' : 'From earlier, not used'}
          list={earlier}
          of={facts}
        />
      )}
      <p className={styles.soft}>
        When you clear or delete a conversation, what I know from it is forgotten too.
      </p>
      <div>
        <Button variant="danger-quiet" onClick={() => facts.ask('everything')}>
          Forget everything
        </Button>
      </div>
    </>
  );
}
