import { type CompanionState, paths, say } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Badge, Button, Icon, Page, Skeleton, TextLink } from '@mooring/ui';
import {
  FadingRow,
  FailureNotice,
  FeatherIcon,
  HandHeartIcon,
  MailOpenIcon,
  MessageCircleIcon,
  PenLineIcon,
  UploadIcon,
} from '@mooring/ui/bundled';
import { lazy, Suspense } from 'react';
import { DraftRow } from './draft-row.tsx';
import { JournalEmpty, NothingFound } from './journal-empty.tsx';
import { JournalFilter } from './journal-filter.tsx';
import styles from './journal-screen.module.css';
import * as strings from './strings.ts';
import { importing, useImporting } from './use-importing.ts';
import { type Journal, useJournal } from './use-journal.ts';
import { ViewSwitch } from './view-switch.tsx';

/** Asked for at once, and there before the entries are opened; an empty journal does not wait for it. */
const loadList = () => import('./entry-list.tsx');
loadList().catch(() => {});
const EntryList = lazy(async () => ({ default: (await loadList()).EntryList }));

const ImportDialog = lazy(async () => ({
  default: (await import('../import/import-dialog.tsx')).ImportDialog,
}));

const guided: CompanionState = {
  initialPrompt: strings.helpMeWriteAJournal,
  guided: true,
};

export function Component() {
  const journal = useJournal();
  const imports = useImporting();
  return (
    <Page
      layout="margin"
      title={strings.journal}
      leadBeside
      lead={<Counts journal={journal} />}
      actions={<Doors quiet={journal.list.status === 'empty'} />}
    >
      <div className={styles.main}>
        {journal.titles.known && <DraftRow hidden={journal.titles.showAll !== null} />}
        <JournalBody journal={journal} />
      </div>
      {imports.open && (
        <Suspense>
          <ImportDialog onClose={imports.close} />
        </Suspense>
      )}
    </Page>
  );
}

function JournalBody({ journal }: { journal: Journal }) {
  const { list } = journal;
  if (list.status === 'loading') return <Skeleton lines={8} />;
  if (list.status === 'empty') return <JournalEmpty guided={guided} />;
  if (list.status === 'failed') {
    return <FailureNotice {...say(list.key)} retry={list.retry} />;
  }
  return (
    <>
      <JournalFilter
        journal={journal}
        beside={<ViewSwitch view="list" />}
        found={list.status === 'ready' ? list.found : 0}
        looking={list.status === 'ready' && list.looking}
      />
      {list.status === 'ready' ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <EntryList list={list} titles={journal.titles} place={journal.place} />
        </Suspense>
      ) : (
        <NothingFound clear={list.clear} />
      )}
    </>
  );
}

function Counts({ journal }: { journal: Journal }) {
  return (
    <span className={styles.counts}>
      {journal.entryCount && <Badge tone="plain">{journal.entryCount}</Badge>}
      {journal.writingDays && <span>{journal.writingDays}</span>}
    </span>
  );
}

/** The ways on from here. `quiet` while the empty page itself holds the one filled button. */
function Doors({ quiet }: { quiet: boolean }) {
  return (
    <div className={styles.doors}>
      <Button asChild variant={quiet ? 'secondary' : 'primary'}>
        <Link to={paths.write.to()}>
          <Icon as={FeatherIcon} />
          {strings.newLabel}
        </Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={paths.companion.to()} state={guided}>
          <Icon as={MessageCircleIcon} />
          {strings.aiGuided}
        </Link>
      </Button>
      <FadingRow className={styles.links}>
        <TextLink asChild>
          <Link to={paths.letters.to()}>
            <Icon as={MailOpenIcon} size="small" />
            {strings.letters}
          </Link>
        </TextLink>
        <TextLink asChild>
          <Link to={paths.prompts.to()}>
            <Icon as={PenLineIcon} size="small" />
            {strings.writingPrompts}
          </Link>
        </TextLink>
        <TextLink asChild>
          <Link to={paths.emotions.to()}>
            <Icon as={HandHeartIcon} size="small" />
            {strings.checkIn}
          </Link>
        </TextLink>
        {!quiet && (
          <TextLink asChild>
            <Link to={{ search: importing }} preventScrollReset>
              <Icon as={UploadIcon} size="small" />
              {strings.importLabel}
            </Link>
          </TextLink>
        )}
      </FadingRow>
    </div>
  );
}
