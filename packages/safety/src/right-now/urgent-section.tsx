import { CountrySelect } from '../card/country-select.tsx';
import { DirectoryLinks, EmergencyLink, HelplineContacts } from '../card/helpline-links.tsx';
import { TrustedPersonRow } from '../card/trusted-person-row.tsx';
import styles from './safety-screen.module.css';
import { useHelpAtOnce } from './use-help-at-once.ts';

/** The emergency number, the crisis lines, someone I trust. */
export function UrgentSection() {
  const help = useHelpAtOnce();
  const lines = help.lines.filter(({ topic }) => topic === 'crisis');
  return (
    <section className={styles.urgent} aria-labelledby="danger">
      <h2 id="danger">If your life, or anyone's, is in danger</h2>
      <p>
        Call your local emergency number now, or go to the nearest emergency department. If you can,
        let someone near you know.
      </p>
      {help.country && (
        <EmergencyLink country={help.country} reason="If you are in danger or already hurt" />
      )}
      {lines.map((line) => (
        <HelplineContacts key={line.name} helpline={line} />
      ))}
      <CountrySelect help={help} />
      <TrustedPersonRow />
      {lines.length === 0 && <DirectoryLinks directories={help.directories} />}
    </section>
  );
}
