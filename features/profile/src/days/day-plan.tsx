import type { HardDay } from '@mooring/data';
import styles from './days.module.css';

const names = { where: 'Where', who: 'With whom', tooMuch: 'If it is too much' } as const;
const order = ['where', 'who', 'tooMuch'] as const;

/** The plan for a day, as far as there is one. */
export function DayPlan({ plan }: Pick<HardDay, 'plan'>) {
  const planned = order.filter((part) => plan[part] !== '');
  return (
    <section className={styles.part} aria-label="Your plan">
      <h2>Your plan</h2>
      {planned.length === 0 ? (
        <p className={styles.soft}>There is no plan. You do not need one.</p>
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
