import { CountrySelect } from '../card/country-select.tsx';
import { DirectoryLinks, EmergencyLink, HelplineContacts } from '../card/helpline-links.tsx';
import { TrustedPersonRow } from '../card/trusted-person-row.tsx';
import { useHelp } from '../card/use-help.ts';
import styles from './safety-screen.module.css';

/** The emergency number, the crisis lines, someone I trust. */
export function UrgentSection() {
  const help = useHelp();
  const lines = help?.lines.filter(({ topic }) => topic === 'crisis') ?? [];
  return (
    <section className={styles.urgent} aria-labelledby="danger">
      <h2 id="danger">If your life, or anyone's, is in danger</h2>
      <p>
        Call your local emergency number now, or go to the nearest emergency room. If you can, let
        someone near you know.
      </p>
      {help?.country && (
        <EmergencyLink country={help.country} reason="If you are in danger or already hurt" />
      )}
      {lines.map((line) => (
        <HelplineContacts key={line.name} helpline={line} />
      ))}
      {help && <CountrySelect help={help} />}
      <TrustedPersonRow />
      {help && lines.length === 0 && <DirectoryLinks directories={help.directories} />}
    </section>
  );
}
