import { paths, say } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, EmptyState, Icon, Notice, Page, Skeleton, TextLink } from '@mooring/ui';
import { ArrowLeftIcon, FailureNotice, FeatherIcon } from '@mooring/ui/bundled';
import { FirstLines } from './first-lines.tsx';
import { LetterList } from './letter-list.tsx';
import styles from './letters.module.css';
import { newLetter } from './open-letter.ts';
import * as strings from './strings.ts';
import { useLetters } from './use-letters.ts';

/** The letters that are kept, and the way to write one. */
export function Component() {
  const letters = useLetters();
  return (
    <Page
      layout="margin"
      title={strings.letters}
      lead={strings.aLetterHereIsNever}
      back={
        <TextLink asChild>
          <Link to={paths.journal.to()}>
            <Icon as={ArrowLeftIcon} size="small" />
            {strings.backToJournal}
          </Link>
        </TextLink>
      }
      actions={
        <>
          <Button asChild>
            <Link to={paths.letter.to({ id: newLetter })}>
              <Icon as={FeatherIcon} />
              {letters.draft ? strings.goOnWithYourLetter : strings.writeALetter}
            </Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={paths.pause.to()}>{strings.pauseBeforeYouWrite}</Link>
          </Button>
        </>
      }
    >
      <Letters of={letters} />
    </Page>
  );
}

/** Up to so many letters leave room for a first line of another. */
const few = 3;

function Letters({
  of: { list, listed, isPrivate, offersLines },
}: {
  of: ReturnType<typeof useLetters>;
}) {
  if (list.status === 'loading') return <Skeleton lines={4} />;
  if (list.status === 'failed') return <FailureNotice {...say(list.key)} retry={list.retry} />;
  const { items, unreadable, people } = list.value;
  const isEmpty = items.length === 0 && unreadable === 0;
  return (
    <div className={styles.page}>
      {isEmpty && (
        <EmptyState title={strings.noLettersYet}>{strings.aLetterThatYouKeep}</EmptyState>
      )}
      {unreadable > 0 && (
        <Notice>
          {unreadable === 1 ? strings.oneUnreadable : strings.someUnreadable(unreadable)}
        </Notice>
      )}
      {items.length > 0 && (
        <LetterList letters={listed(items)} people={people} isPrivate={isPrivate} />
      )}
      {items.length <= few && offersLines && <FirstLines />}
    </div>
  );
}
