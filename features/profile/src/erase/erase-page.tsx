import { ProfilePart } from '../profile/profile-part.tsx';
import { EraseSection } from './erase-section.tsx';

/** The way to leave nothing behind on this device. */
export function ErasePage() {
  return (
    <ProfilePart title="Erase everything">
      {({ account, visitor }) => (account || visitor ? <EraseSection /> : null)}
    </ProfilePart>
  );
}
