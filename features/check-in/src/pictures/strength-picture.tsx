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
import * as strings from './strings.ts';
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
      title={strings.howStrongItWas}
      summary={`${period.label}: ${rangeOf(felt)}`}
      table={{
        head: [unitNames[facts.unit], strings.howStrong, strings.checkIns],
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

const unitNames: Record<Unit, string> = {
  day: strings.day,
  week: strings.weekOf,
  month: strings.month,
};

const unitLabel = ({ at }: StrengthPoint, unit: Unit) =>
  unit === 'month' ? fullMonth(readDate(at)) : fullDate(readDate(at));

/** The word a mean lies nearest to. */
const nearest = ({ strength }: StrengthPoint) => strengthName(Math.round(strength));

function rangeOf(felt: readonly CheckInWithoutNotes[]): string {
  const strengths = felt.map(({ intensity }) => intensity);
  const lowest = intensityLabels.findIndex((_, index) => strengths.includes(index));
  const highest = intensityLabels.findLastIndex((_, index) => strengths.includes(index));
  const count = checkIns(felt.length);
  if (lowest === highest) return strings.eachOfThem(count, strengthName(lowest).toLowerCase());
  return strings.fromToCount(
    count,
    strengthName(lowest).toLowerCase(),
    strengthName(highest).toLowerCase(),
  );
}

function keyOf({ unit, trend }: StrengthFacts): string {
  const dots = strings.eachDotIsA(unit);
  const gaps = strings.gapsAreTimes;
  return trend.length > 0 ? strings.theWideLineFollows(dots, gaps) : `${dots} ${gaps}`;
}
