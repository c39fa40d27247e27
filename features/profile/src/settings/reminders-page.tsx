import { ProfilePart } from '../profile/profile-part.tsx';
import { Reminders } from './reminders.tsx';

/** A quiet word a day. */
export function RemindersPage() {
  return (
    <ProfilePart title="Reminders">
      {({ account, visitor }) => (account || visitor ? <Reminders /> : null)}
    </ProfilePart>
  );
}
