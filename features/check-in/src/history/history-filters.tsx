import { type Emotion, emotionMark, emotionName, emotions } from '@mooring/data';
import { Icon, IconButton } from '@mooring/ui';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  Chip,
  ChipRow,
  EmotionGlyph,
  Segments,
} from '@mooring/ui/bundled';
import styles from './history.module.css';
import type { Span } from './period.ts';
import type { HistoryView, View } from './use-history-view.ts';

const viewOptions: { value: View; label: string }[] = [
  { value: 'list', label: 'List' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'strength', label: 'Strength' },
  { value: 'emotions', label: 'Emotions' },
];

const spanOptions: { value: Span; label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: '3 months' },
  { value: 'year', label: 'Year' },
  { value: 'all', label: 'All' },
];

/** How the history is shown, and what of it. */
export function HistoryFilters({ view }: { view: HistoryView }) {
  return (
    <div className={styles.filters}>
      <Segments
        label="Show the history as"
        options={viewOptions}
        value={view.view}
        onValueChange={view.showAs}
      />
      <ChipRow label="Emotion to show">
        <Chip pressed={view.emotion === null} onPressedChange={() => view.only(null)}>
          All
        </Chip>
        {emotions.map((emotion) => (
          <EmotionChip key={emotion} emotion={emotion} view={view} />
        ))}
      </ChipRow>
      <div className={styles.period}>
        <Segments
          label="Time to show"
          options={spanOptions}
          value={view.period.span}
          onValueChange={view.span}
        />
        {view.period.span !== 'all' && <PeriodSteps view={view} />}
      </div>
    </div>
  );
}

function EmotionChip({ emotion, view }: { emotion: Emotion; view: HistoryView }) {
  const pressed = view.emotion === emotion;
  return (
    <Chip
      pressed={pressed}
      onPressedChange={() => view.only(pressed ? null : emotion)}
      className={styles.chip}
    >
      <EmotionGlyph mark={emotionMark(emotion)} />
      {emotionName(emotion)}
    </Chip>
  );
}

function PeriodSteps({ view: { period, earlier, later } }: { view: HistoryView }) {
  return (
    <div className={styles.steps}>
      <IconButton label="Earlier" aria-disabled={!earlier || undefined} onClick={() => earlier?.()}>
        <Icon as={ChevronLeftIcon} />
      </IconButton>
      <p aria-live="polite">{period.label}</p>
      <IconButton label="Later" aria-disabled={!later || undefined} onClick={() => later?.()}>
        <Icon as={ChevronRightIcon} />
      </IconButton>
    </div>
  );
}
