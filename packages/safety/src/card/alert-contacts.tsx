import type { DangerKind } from '@mooring/data';
import type { Help } from '../helplines/help.ts';
import type { Helpline, HelplineTopic } from '../helplines/helplines.ts';
import { alertTexts } from './alert-texts.ts';
import styles from './contact-rows.module.css';
import { CountrySelect } from './country-select.tsx';
import { DirectoryLinks, EmergencyLink, HelplineContacts } from './helpline-links.tsx';
import { PersonalResources } from './personal-resources.tsx';
import * as strings from './strings.ts';
import { useHelp } from './use-help.ts';

/** Whom to reach, most urgent first: emergency number, helplines, someone I trust, safety plan, a grounding exercise. */
export function AlertContacts({ kinds }: { kinds: readonly DangerKind[] }) {
  const help = useHelp();
  const [kind = 'suicide'] = kinds;
  const { emergency, police } = alertTexts[kind];
  return (
    <>
      {help ? (
        <div className={styles.calls}>
          {help.country ? (
            <EmergencyLink country={help.country} reason={emergency} police={police} />
          ) : (
            <p className={styles.lead}>{strings.callYourLocalEmergency}</p>
          )}
          {helplinesFor(help, kinds).map((line) => (
            <HelplineContacts key={line.name} helpline={line} />
          ))}
          <CountrySelect help={help} />
          {!help.country && <DirectoryLinks directories={help.directories} />}
          {help.country && help.lines.length === 0 && (
            <DirectoryLinks directories={help.directories} />
          )}
        </div>
      ) : (
        <p className={styles.lead}>{strings.ifAnyoneIsInDanger}</p>
      )}
      <PersonalResources />
    </>
  );
}

const mostHelplines = 3;

/** The first helpline of every topic. If there is one topic, also a second where the first cannot be both called and texted. */
function helplinesFor({ lines }: Help, kinds: readonly DangerKind[]): Helpline[] {
  const topics = new Set<HelplineTopic>(kinds.flatMap((kind) => alertTexts[kind].topics));
  const chosen: Helpline[] = [];
  for (const topic of topics) {
    const [first, second] = lines.filter((line) => line.topic === topic);
    if (first) chosen.push(first);
    if (first && second && topics.size === 1 && !canCallAndText(first)) chosen.push(second);
  }
  return chosen.slice(0, mostHelplines);
}

const canCallAndText = ({ ways }: Helpline) =>
  ways.some(({ how }) => how === 'call') && ways.some(({ how }) => how === 'text');
