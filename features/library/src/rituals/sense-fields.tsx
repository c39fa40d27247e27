import { TextField } from '@mooring/ui';
import styles from './ritual-run.module.css';

/** Room to name what the senses find. Optional, and kept nowhere. */
export function SenseFields({ count, label }: { count: number; label: string }) {
  const places = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <fieldset className={styles.senses}>
      <legend>Write them down if it helps. They are kept nowhere.</legend>
      {places.map((place) => (
        <TextField key={place} label={count === 1 ? label : `${label}, ${place} of ${count}`} />
      ))}
    </fieldset>
  );
}
