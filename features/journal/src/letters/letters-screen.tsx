import { paths, say } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, EmptyState, Icon, Notice, Page, Skeleton, TextLink } from '@mooring/ui';
import { ArrowLeftIcon, FailureNotice, FeatherIcon } from '@mooring/ui/bundled';
import { LetterList } from './letter-list.tsx';
import styles from './letters.module.css';
import { newLetter } from './open-letter.ts';
import { useLetters } from './use-letters.ts';

/** The letters that are kept, and the way to write one. */
export function Component() {
  const letters = useLetters();
  return (
    <Page
      title="Letters"
      lead="A letter here is never sent, and nobody else gets it. You can write to the one you lost, to someone else, or to yourself."
      back={
        <TextLink asChild>
          <Link to={paths.journal.to()}>
            <Icon as={ArrowLeftIcon} size="small" />
            Back to Journal
          </Link>
        </TextLink>
      }
      actions={
        <>
          <Button asChild>
            <Link to={paths.letter.to({ id: newLetter })}>
              <Icon as={FeatherIcon} />
              {letters.draft ? 'Go on with your letter' : 'Write a letter'}
            </Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={paths.pause.to()}>Pause before you write to somebody</Link>
          </Button>
        </>
      }
    >
      <Letters of={letters} />
    </Page>
  );
}

function Letters({ of: { list, listed, isPrivate } }: { of: ReturnType<typeof useLetters> }) {
  if (list.status === 'loading') return <Skeleton lines={4} />;
  if (list.status === 'failed') return <FailureNotice {...say(list.key)} retry={list.retry} />;
  const { items, unreadable, people } = list.value;
  if (items.length === 0 && unreadable === 0) {
    return (
      <EmptyState title="No letters yet">
        A letter that you keep or seal appears here. A letter that you burn does not.
      </EmptyState>
    );
  }
  return (
    <div className={styles.letters}>
      {unreadable > 0 && (
        <Notice>
          {unreadable === 1 ? 'One letter' : `${unreadable} letters`} could not be opened.{' '}
          {unreadable === 1 ? 'It is' : 'They are'} kept unchanged, and the other letters are not
          affected.
        </Notice>
      )}
      <LetterList letters={listed(items)} people={people} isPrivate={isPrivate} />
    </div>
  );
}
