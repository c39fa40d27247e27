import { useData } from '@mooring/data';
import { useId } from 'react';
import type { Help } from '../helplines/help.ts';
import styles from './contact-rows.module.css';

/** The country the numbers are for: chosen by the person, or guessed and shown as a guess. */
export function CountrySelect({ help }: { help: Help }) {
  const { safety } = useData();
  const id = useId();
  return (
    <div className={styles.country}>
      <label htmlFor={id}>
        {help.country ? 'Numbers for' : 'Which country are you in?'}
        {help.isGuessed && <small> (our guess, please check)</small>}
      </label>
      <select
        id={id}
        value={help.country?.code ?? ''}
        onChange={(event) => safety.chooseCountry(event.currentTarget.value || null)}
      >
        <option value="">{help.country ? 'Another country' : 'Choose a country'}</option>
        {help.countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
