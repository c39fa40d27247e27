import type { HardDay } from '@mooring/data';
import styles from './days.module.css';
import * as strings from './strings.ts';

const names = {
  where: strings.where,
  who: strings.withWhom,
  tooMuch: strings.ifItIsTooMuch,
} as const;
const order = ['where', 'who', 'tooMuch'] as const;

/** The plan for a day, as far as there is one. */
export function DayPlan({ plan }: Pick<HardDay, 'plan'>) {
  const planned = order.filter((part) => plan[part] !== '');
  return (
    <section className={styles.part} aria-label={strings.yourPlan}>
      <h2>{strings.yourPlan}</h2>
      {planned.length === 0 ? (
        <p className={styles.soft}>{strings.thereIsNoPlanYouDo}</p>
      ) : (
        <dl className={styles.plan}>
          {planned.map((part) => (
            <div key={part}>
              <dt>{names[part]}</dt>
              <dd>{plan[part]}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
