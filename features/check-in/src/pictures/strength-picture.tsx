import { fullDate, fullMonth, readDate } from '@mooring/contract';
import { type CheckInWithoutNotes, intensityLabels } from '@mooring/data';
import type { Period } from '../history/period.ts';
import { strengthName } from '../strength-name.ts';
import { checkIns } from './calendar-words.ts';
import styles from './picture.module.css';
import { Picture } from './picture.tsx';
import {
  type StrengthFacts,
  type StrengthPoint,
  strengthFacts,
  type Unit,
} from './strength-facts.ts';
import { StrengthLine } from './strength-line.tsx';
import { useSize } from './use-size.ts';

/** How strongly things were felt, day by day or gathered. It goes up and down; neither way is the right one. */
export function StrengthPicture({
  felt,
  period,
}: {
  felt: readonly CheckInWithoutNotes[];
  period: Period;
}) {
  const [room, { width, rem }] = useSize<HTMLDivElement>();
  const facts = strengthFacts(felt, period);
  if (!facts) return null;
  return (
    <Picture
      title="How strong it was"
      summary={`${period.label}: ${rangeOf(felt)}`}
      table={{
        head: [unitNames[facts.unit], 'How strong', 'Check-ins'],
        rows: facts.points.map((point) => [
          unitLabel(point, facts.unit),
          nearest(point),
          String(point.count),
        ]),
      }}
    >
      <div ref={room}>
        <StrengthLine facts={facts} width={width} rem={rem} />
      </div>
      <p className={styles.key}>{keyOf(facts)}</p>
    </Picture>
  );
}

const unitNames: Record<Unit, string> = { day: 'Day', week: 'Week of', month: 'Month' };

const unitLabel = ({ at }: StrengthPoint, unit: Unit) =>
  unit === 'month' ? fullMonth(readDate(at)) : fullDate(readDate(at));

/** The word a mean lies nearest to. */
const nearest = ({ strength }: StrengthPoint) => strengthName(Math.round(strength));

function rangeOf(felt: readonly CheckInWithoutNotes[]): string {
  const strengths = felt.map(({ intensity }) => intensity);
  const lowest = intensityLabels.findIndex((_, index) => strengths.includes(index));
  const highest = intensityLabels.findLastIndex((_, index) => strengths.includes(index));
  const count = checkIns(felt.length);
  if (lowest === highest) return `${count}, each of them ${strengthName(lowest).toLowerCase()}.`;
  return `${count}, from ${strengthName(lowest).toLowerCase()} to ${strengthName(highest).toLowerCase()}.`;
}

function keyOf({ unit, trend }: StrengthFacts): string {
  const dots = `Each dot is a ${unit}.`;
  const gaps = `Where no line is drawn, nothing was named.`;
  return trend.length > 0
    ? `${dots} The wide line follows them softly. ${gaps}`
    : `${dots} ${gaps}`;
}
