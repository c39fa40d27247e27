import { useData, useStanding } from '@mooring/data';
import styles from './safety-card.module.css';
import { useLoadedCard, useWarmOnWriting } from './use-safety-card.ts';

/**
 * The card that stands above every page until the person closes it. Costs a page nothing until one is raised; its first words
 * are there before the rest has loaded, and stay where it cannot be.
 */
export function SafetyCard() {
  const { safety } = useData();
  const standing = useStanding();
  const Card = useLoadedCard(standing !== null);
  useWarmOnWriting(safety);
  if (!standing) return null;
  if (Card) return <Card standing={standing} />;
  if (standing.level < 2) return null;
  return (
    <section className={styles.first} aria-label="Help right now">
      If your life, or anyone's, is in danger, call your local emergency number now.
    </section>
  );
}
