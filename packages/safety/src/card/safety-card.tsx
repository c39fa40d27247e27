import { useActiveAlert, useData } from '@mooring/data';
import styles from './safety-card.module.css';
import * as strings from './strings.ts';
import { useLazyAlertCard, usePreloadOnWriting } from './use-lazy-alert-card.ts';

/**
 * Shows the active alert above every page, until the person closes it. Without one it loads nothing. Its first sentence is
 * there before the rest has loaded, and stays if the rest cannot load.
 */
export function SafetyCard() {
  const { safety } = useData();
  const alert = useActiveAlert();
  const AlertCard = useLazyAlertCard(alert !== null);
  usePreloadOnWriting(safety);
  if (!alert) return null;
  if (AlertCard) return <AlertCard alert={alert} />;
  if (alert.level < 2) return null;
  return (
    <section className={styles.first} aria-label={strings.helpRightNow}>
      {strings.ifYourLifeOrAnyones}
    </section>
  );
}
