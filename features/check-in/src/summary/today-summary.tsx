import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { type CheckIn, emotionMark, emotionName, type QuietDay } from '@mooring/data';
import { Button, Card, CardTitle, Icon, TextLink } from '@mooring/ui';
import { BookmarkCheckIcon, EmotionDisc, FlowerIcon, withParts } from '@mooring/ui/bundled';
import { type ReactNode, useState } from 'react';
import type { Insight } from '../insight/insight.ts';
import { InsightText } from '../insight/insight-card.tsx';
import { QuietLine } from '../insight/quiet-line.tsx';
import { strengthName } from '../strength-name.ts';
import * as strings from './strings.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { suggestions } from './suggestions.ts';
import styles from './today-summary.module.css';
import { useMemoryGarden } from './use-memory-garden.ts';

/** From this intensity on a feeling is strong, and at the top of the scale there is also a way to help. */
const strong = 3;
const overwhelming = 4;

type TodaySummaryProps = {
  record: CheckIn;
  insight: Insight | null;
  /** The words that were used lately for this emotion. */
  words: string | null;
  /** Whom the last check-ins name, as a sentence. */
  person: string | null;
  quiet: QuietDay;
  /** What was written is not to be brought up. */
  hidesNotes: boolean;
  onUpdate(): void;
  /** The way to the history, while it is not open. */
  viewHistory: ReactNode;
};

/** What was named today, and what may follow from it; on a quiet day only the first. */
export function TodaySummary({ quiet, hidesNotes, ...props }: TodaySummaryProps) {
  return (
    <>
      <Named record={props.record} hidesNotes={hidesNotes} />
      {quiet.status === 'no' && <Reply {...props} />}
      {quiet.status === 'yes' && <QuietReply {...props} end={quiet.end} />}
    </>
  );
}

type ReplyProps = Omit<TodaySummaryProps, 'quiet' | 'hidesNotes'>;

function Reply({ record, insight, words, person, onUpdate, viewHistory }: ReplyProps) {
  const { context } = suggestions[record.emotion];
  const garden = useMemoryGarden(record, insight?.text ?? null);
  return (
    <>
      <Card aria-labelledby="insight">
        <CardTitle id="insight">{strings.insight}</CardTitle>
        {insight && <InsightText insight={insight} person={person} />}
        <p className={styles.context}>
          {record.intensity >= strong ? context.strong : context.steady}
        </p>
        {words && (
          <p className={styles.context} dir="auto">
            {words}
          </p>
        )}
        <WayToHelp record={record} />
        <div className={styles.actions}>
          <Button variant="secondary" size="small" onClick={onUpdate}>
            {strings.update}
          </Button>
          {viewHistory}
          <Button
            variant="secondary"
            size="small"
            busy={garden.busy}
            aria-pressed={garden.kept}
            onClick={garden.toggle}
          >
            <Icon as={garden.kept ? BookmarkCheckIcon : FlowerIcon} size="small" />
            {garden.kept ? strings.savedToMemoryGarden : strings.saveToMemoryGarden}
          </Button>
        </div>
      </Card>
      <SuggestionList emotion={record.emotion} />
    </>
  );
}

function QuietReply({ record, onUpdate, viewHistory, end }: ReplyProps & { end(): void }) {
  return (
    <>
      <div>
        <WayToHelp record={record} />
        <div className={styles.actions}>
          <Button variant="secondary" size="small" onClick={onUpdate}>
            {strings.update}
          </Button>
          {viewHistory}
        </div>
      </div>
      <QuietLine end={end} />
    </>
  );
}

function WayToHelp({ record }: { record: CheckIn }) {
  if (record.intensity < overwhelming) return null;
  return (
    <p className={styles.help}>
      {withParts(strings.ifItIsTooMuch, (words) => (
        <TextLink asChild>
          <Link to={paths.safety.to()}>{words}</Link>
        </TextLink>
      ))}
    </p>
  );
}

/** The finer word and the notes, behind one press where they are not to be brought up. */
function Written({ record: { word, notes }, hidesNotes }: NamedProps) {
  const [isShown, setShown] = useState(false);
  if (!word && !notes) return null;
  if (isShown || !hidesNotes) {
    return (
      <>
        {word && (
          <p className={styles.finer} dir="auto">
            {word}
          </p>
        )}
        {notes && <p className={styles.notes}>{notes}</p>}
      </>
    );
  }
  return (
    <Button variant="quiet" size="small" onClick={() => setShown(true)}>
      {strings.notBroughtUpShow}
    </Button>
  );
}

type NamedProps = { record: CheckIn; hidesNotes: boolean };

function Named({ record, hidesNotes }: NamedProps) {
  return (
    <section className={styles.named} aria-label={strings.whatYouNamed}>
      <EmotionDisc mark={emotionMark(record.emotion)} />
      <div className={styles.words}>
        <h2>{emotionName(record.emotion)}</h2>
        <p className={styles.strength}>{strengthName(record.intensity)}</p>
        <Written record={record} hidesNotes={hidesNotes} />
      </div>
    </section>
  );
}
