import type { DangerKind } from '@mooring/data';
import type { Help } from '../helplines/help.ts';
import type { Helpline, Topic } from '../helplines/helplines.ts';
import { CountryChoice } from './safety-card-country.tsx';
import { DirectoryLinks, EmergencyCall, LineWays } from './safety-card-lines.tsx';
import { CardOwn } from './safety-card-own.tsx';
import styles from './safety-card-rows.module.css';
import { cardWords } from './safety-card-words.ts';
import { useHelp } from './use-help.ts';

/** In the order of urgency: emergency number, lines, someone I trust, my safety plan, a minute of grounding. */
export function CardHelp({ kinds }: { kinds: readonly DangerKind[] }) {
  const help = useHelp();
  const [kind = 'suicide'] = kinds;
  const { emergency, police } = cardWords[kind];
  return (
    <>
      {help ? (
        <div className={styles.calls}>
          {help.country ? (
            <EmergencyCall country={help.country} why={emergency} police={police} />
          ) : (
            <p className={styles.lead}>Call your local emergency number if anyone is in danger.</p>
          )}
          {linesFor(help, kinds).map((line) => (
            <LineWays key={line.name} line={line} />
          ))}
          <CountryChoice help={help} />
          {!help.country && <DirectoryLinks directories={help.directories} />}
          {help.country && help.lines.length === 0 && (
            <DirectoryLinks directories={help.directories} />
          )}
        </div>
      ) : (
        <p className={styles.lead}>If anyone is in danger, call your local emergency number.</p>
      )}
      <CardOwn />
    </>
  );
}

const most = 3;

/** For every topic the kinds ask for, the first line, and a second where the first cannot be both called and texted. */
function linesFor({ lines }: Help, kinds: readonly DangerKind[]): Helpline[] {
  const topics = new Set<Topic>(kinds.flatMap((kind) => cardWords[kind].topics));
  const chosen: Helpline[] = [];
  for (const topic of topics) {
    const [first, second] = lines.filter((line) => line.topic === topic);
    if (first) chosen.push(first);
    if (first && second && topics.size === 1 && !callAndText(first)) chosen.push(second);
  }
  return chosen.slice(0, most);
}

const callAndText = ({ ways }: Helpline) =>
  ways.some(({ how }) => how === 'call') && ways.some(({ how }) => how === 'text');
