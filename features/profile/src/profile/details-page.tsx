import { useSession } from '@mooring/data';
import { PasskeysSection } from '../passkeys/passkeys-section.tsx';
import { PhrasePage } from '../phrase/phrase-page.tsx';
import { DetailsForm } from './details-form.tsx';
import { PasswordSettings } from './password-settings.tsx';
import { ProfilePart } from './profile-part.tsx';
import * as strings from './strings.ts';
import { useNewPhrase } from './use-new-phrase.ts';

/** Name, email, password and recovery phrase. A new phrase takes the whole page while it is shown. */
export function DetailsPage() {
  const session = useSession();
  const newPhrase = useNewPhrase();
  if (session.status === 'open' && newPhrase.phrase !== null) {
    return (
      <PhrasePage
        phrase={newPhrase.phrase}
        email={session.account.email}
        onWritten={newPhrase.written}
        onPutAway={newPhrase.putAway}
      />
    );
  }
  return (
    <ProfilePart title={strings.yourDetails}>
      {({ account }) =>
        account && (
          <>
            <DetailsForm key={account.id} account={account} />
            <PasswordSettings account={account} newPhrase={newPhrase} />
            <PasskeysSection account={account} />
          </>
        )
      }
    </ProfilePart>
  );
}
