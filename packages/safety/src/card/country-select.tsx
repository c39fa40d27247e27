import { useData } from '@mooring/data';
import { useId } from 'react';
import type { Help } from '../helplines/help.ts';
import styles from './contact-rows.module.css';
import * as strings from './strings.ts';

/** The country the numbers are for: chosen by the person, or guessed and shown as a guess. */
export function CountrySelect({ help }: { help: Help }) {
  const { safety } = useData();
  const id = useId();
  return (
    <div className={styles.country}>
      <label htmlFor={id}>
        {help.country ? strings.numbersFor : strings.whichCountryAreYouIn}
        {help.isGuessed && <small> {strings.ourGuessPlease}</small>}
      </label>
      <select
        id={id}
        value={help.country?.code ?? ''}
        onChange={(event) => safety.chooseCountry(event.currentTarget.value || null)}
      >
        <option value="">{help.country ? strings.anotherCountry : strings.chooseACountry}</option>
        {help.countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
