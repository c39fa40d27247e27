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
import * as strings from './strings.ts';
import type { HistoryView, View } from './use-history-view.ts';

const viewOptions: { value: View; label: string }[] = [
  { value: 'list', label: strings.list },
  { value: 'calendar', label: strings.calendar },
  { value: 'strength', label: strings.strength },
  { value: 'emotions', label: strings.emotions },
];

const spanOptions: { value: Span; label: string }[] = [
  { value: 'month', label: strings.month },
  { value: 'quarter', label: '3 months' },
  { value: 'year', label: strings.year },
  { value: 'all', label: strings.all },
];

/** How the history is shown, and what of it. */
export function HistoryFilters({ view }: { view: HistoryView }) {
  return (
    <div className={styles.filters}>
      <Segments
        label={strings.showTheHistory}
        options={viewOptions}
        value={view.view}
        onValueChange={view.showAs}
      />
      <ChipRow label={strings.emotionToShow}>
        <Chip pressed={view.emotion === null} onPressedChange={() => view.only(null)}>
          {strings.all}
        </Chip>
        {emotions.map((emotion) => (
          <EmotionChip key={emotion} emotion={emotion} view={view} />
        ))}
      </ChipRow>
      <div className={styles.period}>
        <Segments
          label={strings.timeToShow}
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
      <IconButton
        label={strings.earlier}
        aria-disabled={!earlier || undefined}
        onClick={() => earlier?.()}
      >
        <Icon as={ChevronLeftIcon} />
      </IconButton>
      <p aria-live="polite">{period.label}</p>
      <IconButton
        label={strings.later}
        aria-disabled={!later || undefined}
        onClick={() => later?.()}
      >
        <Icon as={ChevronRightIcon} />
      </IconButton>
    </div>
  );
}
