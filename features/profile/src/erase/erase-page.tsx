import { ProfilePart } from '../profile/profile-part.tsx';
import { EraseSection } from './erase-section.tsx';
import * as strings from './strings.ts';

/** The way to leave nothing behind on this device. */
export function ErasePage() {
  return (
    <ProfilePart title={strings.eraseEverything}>
      {({ account, visitor }) => (account || visitor ? <EraseSection /> : null)}
    </ProfilePart>
  );
}
