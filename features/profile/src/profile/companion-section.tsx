import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button } from '@mooring/ui';
import { ProfileSection } from './profile-section.tsx';

/** The way to what the companion knows, and to the switch for remembering. */
export function CompanionSection() {
  return (
    <ProfileSection title="Companion">
      <Button asChild variant="secondary" wide>
        <Link to={paths.companionMemory.to()}>What I know</Link>
      </Button>
    </ProfileSection>
  );
}
