import { paths, say } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Confirm, Notice, Page, Skeleton } from '@mooring/ui';
import { FailureNotice, Switch } from '@mooring/ui/bundled';
import { BackLink } from '../back-link.tsx';
import { MorePages } from '../more-pages.tsx';
import { FactList } from './fact-list.tsx';
import styles from './memory.module.css';
import * as strings from './strings.ts';
import { type Facts, useFacts } from './use-facts.ts';

/** 'What I know': every fact the companion keeps, in one line each, and the switch for remembering. */
export function Component() {
  const facts = useFacts();
  return (
    <Page
      layout="margin"
      title={strings.whatIKnow}
      lead={strings.theseAreThings}
      actions={<MorePages on="memory" />}
      back={<BackLink to={paths.companion.to()}>{strings.companion}</BackLink>}
    >
      <Remembering of={facts} />
      <Known of={facts} />
      <Confirm
        open={facts.asking === 'everything'}
        title={strings.forgetEverythingQuestion}
        text={strings.theCompanionForgets}
        confirmLabel={strings.forgetEverything}
        cancelLabel={strings.keepIt}
        onConfirm={() => void facts.forgetAll()}
        onCancel={() => facts.ask(null)}
      />
    </Page>
  );
}

function Remembering({ of: { remembers, remember, asking, ask, forgetEarlier } }: { of: Facts }) {
  return (
    <section aria-label={strings.remembering} className={styles.part}>
      <Switch
        label={strings.rememberBetween}
        hint={remembers ? strings.theNextConversation : strings.eachConversation}
        checked={remembers}
        onCheckedChange={(on) => void remember(on)}
      />
      {asking === 'switched-off' && (
        <Notice
          title={strings.rememberingIsOff}
          action={
            <div className={styles.buttons}>
              <Button variant="secondary" size="small" onClick={() => void forgetEarlier()}>
                {strings.forgetIt}
              </Button>
              <Button variant="quiet" size="small" onClick={() => ask(null)}>
                {strings.keepItHere}
              </Button>
            </div>
          }
        >
          {strings.shouldIAlsoForget}
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
      <>
        <p className={styles.soft}>{strings.iKnowNothingAbout}</p>
        <Button variant="secondary" asChild>
          <Link to={paths.companion.to()}>{strings.talkToTheCompanion}</Link>
        </Button>
      </>
    );
  }
  return (
    <>
      {open.length > 0 && <FactList title={strings.fromThisConversation} list={open} of={facts} />}
      {earlier.length > 0 && (
        <FactList
          title={facts.remembers ? strings.fromEarlier : strings.fromEarlierNot}
          list={earlier}
          of={facts}
        />
      )}
      <p className={styles.soft}>{strings.whenYouClearOrDelete}</p>
      <div>
        <Button variant="danger-quiet" onClick={() => facts.ask('everything')}>
          {strings.forgetEverything}
        </Button>
      </div>
    </>
  );
}
