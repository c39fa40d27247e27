import { countsInWords } from '@mooring/contract/counts-in-words';
import { type UnansweredWords, useVisitorWords } from '@mooring/data';
import { Button } from '@mooring/ui';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import * as strings from './strings.ts';
import { useBringIn } from './use-bring-in.ts';

/** Words that were written on this device without logging in, for as long as they are there. */
export function VisitorWordsSection() {
  const unanswered = useVisitorWords();
  return unanswered && <BringIn unanswered={unanswered} />;
}

function BringIn({ unanswered }: { unanswered: UnansweredWords }) {
  const { busy, bringIn } = useBringIn(unanswered);
  const { answer, words, reply } = unanswered;
  return (
    <ProfileSection title={strings.writtenWithout}>
      <p className={styles.words}>{strings.somebodyWroteOnThisDevice(countsInWords(words))}</p>
      <div className={styles.pair}>
        <Button variant="secondary" busy={busy} onClick={bringIn}>
          {strings.bringItIn}
        </Button>
        {answer !== 'leave' && (
          <Button variant="quiet" disabled={busy} onClick={() => void reply('leave')}>
            {strings.itIsNotMine}
          </Button>
        )}
      </div>
    </ProfileSection>
  );
}
