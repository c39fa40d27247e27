import { say } from '@mooring/contract';
import { Skeleton } from '@mooring/ui';
import { FailureNotice } from '@mooring/ui/bundled';
import { ProfilePart } from '../profile/profile-part.tsx';
import styles from './muted.module.css';
import { MutedDays } from './muted-days.tsx';
import { MutedItems } from './muted-items.tsx';
import { MutedTags } from './muted-tags.tsx';
import { MutedWords } from './muted-words.tsx';
import { OnThisDayChoice } from './on-this-day-choice.tsx';
import * as strings from './strings.ts';
import { useMutedRecord } from './use-muted-record.ts';

/** What is not to be brought up: names and words, tags, days and single things. */
export function MutedPage() {
  return (
    <ProfilePart title={strings.notToBeBrought}>
      {({ account, visitor }) => (account || visitor ? <Parts /> : null)}
    </ProfilePart>
  );
}

function Parts() {
  const page = useMutedRecord();
  const { live } = page;
  return (
    <>
      <p className={styles.lead}>{strings.inYourJournalMoments}</p>
      {live.status === 'loading' && <Skeleton lines={8} />}
      {live.status === 'failed' && <FailureNotice {...say(live.key)} retry={live.retry} />}
      {live.status === 'ready' && (
        <>
          <MutedWords words={live.value.words} page={page} />
          <MutedTags tags={live.value.tags} page={page} />
          <MutedDays days={live.value.days} page={page} />
          <MutedItems ids={live.value.items} page={page} />
          <OnThisDayChoice />
        </>
      )}
    </>
  );
}
