import { type CompanionState, paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, EmptyState, TextLink } from '@mooring/ui';
import { importing } from './use-importing.ts';

/** The journal before its first entry. */
export function JournalEmpty({ guided }: { guided: CompanionState }) {
  return (
    <EmptyState
      title="Nothing is written here yet"
      actions={
        <>
          <Button asChild>
            <Link to={paths.write.to()}>Write Your First Entry</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.companion.to()} state={guided}>
              Try AI Guided Writing
            </Link>
          </Button>
          <TextLink asChild>
            <Link to={{ search: importing }}>Bring in earlier writing</Link>
          </TextLink>
        </>
      }
    >
      One line is enough to begin. It is sealed on this device before it is kept.
    </EmptyState>
  );
}

/** A filter that leaves nothing: the entries are still there. */
export function NothingFound({ clear }: { clear(): void }) {
  return (
    <EmptyState
      title="No entry matches this"
      actions={
        <Button variant="secondary" onClick={clear}>
          Show all entries
        </Button>
      }
    >
      Everything you have written is still here.
    </EmptyState>
  );
}
