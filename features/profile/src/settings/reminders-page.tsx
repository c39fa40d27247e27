import { ProfilePart } from '../profile/profile-part.tsx';
import { Reminders } from './reminders.tsx';
import * as strings from './strings.ts';

/** A reminder a day. */
export function RemindersPage() {
  return (
    <ProfilePart title={strings.reminders}>
      {({ account, visitor }) => (account || visitor ? <Reminders /> : null)}
    </ProfilePart>
  );
}
