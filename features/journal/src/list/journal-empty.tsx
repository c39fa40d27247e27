import { type CompanionState, paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, EmptyState, TextLink } from '@mooring/ui';
import * as strings from './strings.ts';
import { importing } from './use-importing.ts';

/** The journal before its first entry. */
export function JournalEmpty({ guided }: { guided: CompanionState }) {
  return (
    <EmptyState
      title={strings.nothingIsWritten}
      actions={
        <>
          <Button asChild>
            <Link to={paths.write.to()}>{strings.writeYourFirst}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.companion.to()} state={guided}>
              {strings.tryAiGuidedWriting}
            </Link>
          </Button>
          <TextLink asChild>
            <Link to={{ search: importing }}>{strings.bringInEarlier}</Link>
          </TextLink>
        </>
      }
    >
      {strings.oneLineIsEnough}
    </EmptyState>
  );
}

/** A filter that leaves nothing: the entries are still there. */
export function NothingFound({ clear }: { clear(): void }) {
  return (
    <EmptyState
      title={strings.noEntryMatches}
      actions={
        <Button variant="secondary" onClick={clear}>
          {strings.showAllEntries}
        </Button>
      }
    >
      {strings.everythingYouHave}
    </EmptyState>
  );
}
