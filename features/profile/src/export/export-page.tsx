import { ProfilePart } from '../profile/profile-part.tsx';
import { ExportSection } from './export-section.tsx';
import * as strings from './strings.ts';

/** Words out, and back in. Where nothing is written yet there is only the way back in. */
export function ExportPage() {
  return (
    <ProfilePart title={strings.exportAndBackup}>
      {({ account, visitor }) => <ExportSection empty={!account && !visitor} />}
    </ProfilePart>
  );
}
