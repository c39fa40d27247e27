import { countsInWords } from '@mooring/contract/counts-in-words';
import { type UnansweredWords, useVisitorWords } from '@mooring/data';
import { Button } from '@mooring/ui';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
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
    <ProfileSection title="Written without logging in">
      <p className={styles.words}>
        {`Somebody wrote ${countsInWords(words)} on this device without logging in. If it was you, bring it into your account, where your password protects it. Until then whoever can use this browser can read it.`}
      </p>
      <div className={styles.pair}>
        <Button variant="secondary" busy={busy} onClick={bringIn}>
          Bring it in
        </Button>
        {answer !== 'leave' && (
          <Button variant="quiet" disabled={busy} onClick={() => void reply('leave')}>
            It is not mine
          </Button>
        )}
      </div>
    </ProfileSection>
  );
}
