import { TextField } from '@mooring/ui';
import styles from './ritual-run.module.css';
import * as strings from './strings.ts';

/** Room to name what the senses find. Optional, and kept nowhere. */
export function SenseFields({ count, label }: { count: number; label: string }) {
  const places = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <fieldset className={styles.senses}>
      <legend>{strings.writeThemDownIf}</legend>
      {places.map((place) => (
        <TextField key={place} label={count === 1 ? label : strings.ofLabel(label, place, count)} />
      ))}
    </fieldset>
  );
}
