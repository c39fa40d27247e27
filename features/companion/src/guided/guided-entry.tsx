import type { ConversationMessage } from '@mooring/data';
import { guidedEntry, guidedSession } from '@mooring/data/conversation';
import { Button, Card, CardTitle, Icon } from '@mooring/ui';
import { FeatherIcon, useFocusOnArrival } from '@mooring/ui/bundled';
import styles from './guided-entry.module.css';
import * as strings from './strings.ts';
import { usePutOnPage } from './use-put-on-page.ts';

type GuidedEntryProps = {
  /** The conversation up to the message that shows the entry. */
  messages: readonly ConversationMessage[];
  /** It has just come, and was not there when the page was opened. */
  arrives: boolean;
};

/** What the person wrote in guided writing, and the way to the page. */
export function GuidedEntry({ messages, arrives }: GuidedEntryProps) {
  const session = guidedSession(messages);
  const title = useFocusOnArrival<HTMLHeadingElement>();
  const put = usePutOnPage();
  if (!session || session.answers.length === 0) return null;
  const { draft, answers, isCut } = session;
  return (
    <li className={styles.item}>
      <Card className={styles.entry}>
        <CardTitle ref={arrives ? title : undefined} tabIndex={-1} className={styles.title}>
          {strings.whatYouWrote}
        </CardTitle>
        <div className={styles.words} dir="auto">
          {guidedEntry(session)
            .split('\n\n')
            .map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
        </div>
        {isCut && <p className={styles.note}>{strings.yourPageIsLonger}</p>}
        <Button onClick={() => put(draft, answers.join('\n\n'), { goesOn: true })}>
          <Icon as={FeatherIcon} />
          {strings.putItOnThePage}
        </Button>
      </Card>
    </li>
  );
}
