import type { Account } from '@mooring/data';
import { Page } from '@mooring/ui';
import { EraseSection } from '../erase/erase-section.tsx';
import { ExportSection } from '../export/export-section.tsx';
import type { Move } from '../hosting/use-move.ts';
import { PhrasePage } from '../phrase/phrase-page.tsx';
import { AccountSettings } from './account-settings.tsx';
import { CompanionSection } from './companion-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { JourneySection } from './journey-section.tsx';
import { ProfileFooter } from './profile-footer.tsx';
import type { Leave } from './use-leave.ts';
import { useNewPhrase } from './use-new-phrase.ts';
import { VisitorWordsSection } from './visitor-words-section.tsx';

type AccountProfileProps = { account: Account; leave: Leave; move: Move };

/** The profile of somebody signed in. A new phrase takes the whole page while it is shown. */
export function AccountProfile({ account, leave, move }: AccountProfileProps) {
  const newPhrase = useNewPhrase();
  if (newPhrase.phrase !== null) {
    return (
      <PhrasePage
        phrase={newPhrase.phrase}
        email={account.email}
        onWritten={newPhrase.written}
        onPutAway={newPhrase.putAway}
      />
    );
  }
  return (
    <Page layout="margin" title="Your Profile">
      <VisitorWordsSection />
      <DetailsSection account={account} />
      <ExportSection />
      <AccountSettings account={account} leave={leave} newPhrase={newPhrase} move={move} />
      <CompanionSection />
      <JourneySection onStartNew={leave.startNewJourney} signedIn />
      <EraseSection />
      <ProfileFooter />
    </Page>
  );
}
