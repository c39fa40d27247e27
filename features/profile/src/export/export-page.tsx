import { ProfilePart } from '../profile/profile-part.tsx';
import { ExportSection } from './export-section.tsx';

/** Words out, and back in. Where nothing is written yet there is only the way back in. */
export function ExportPage() {
  return (
    <ProfilePart title="Export and backup">
      {({ account, visitor }) => <ExportSection empty={!account && !visitor} />}
    </ProfilePart>
  );
}
