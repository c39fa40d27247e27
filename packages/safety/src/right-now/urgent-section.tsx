import { CountrySelect } from '../card/country-select.tsx';
import { DirectoryLinks, EmergencyLink, HelplineContacts } from '../card/helpline-links.tsx';
import { TrustedPersonRow } from '../card/trusted-person-row.tsx';
import styles from './safety-screen.module.css';
import * as strings from './strings.ts';
import { useHelpAtOnce } from './use-help-at-once.ts';

/** The emergency number, the crisis lines, someone I trust. */
export function UrgentSection() {
  const help = useHelpAtOnce();
  const lines = help.lines.filter(({ topic }) => topic === 'crisis');
  return (
    <section className={styles.urgent} aria-labelledby="danger">
      <h2 id="danger">{strings.ifYourLifeOrAnyones}</h2>
      <p>{strings.callYourLocalEmergency}</p>
      {help.country && <EmergencyLink country={help.country} reason={strings.ifYouAreInDanger} />}
      {lines.map((line) => (
        <HelplineContacts key={line.name} helpline={line} />
      ))}
      <CountrySelect help={help} />
      <TrustedPersonRow />
      {lines.length === 0 && <DirectoryLinks directories={help.directories} />}
    </section>
  );
}
