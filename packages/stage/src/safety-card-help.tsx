import type { Help, Kind, Topic } from '@mooring/data';
import { CountryChoice } from './safety-card-country.tsx';
import { DirectoryLinks, EmergencyCall, LineWays } from './safety-card-lines.tsx';
import { CardOwn } from './safety-card-own.tsx';
import styles from './safety-card-rows.module.css';
import { cardWords } from './safety-card-words.ts';
import { useHelp } from './use-help.ts';

/** In the order of urgency: emergency number, lines, someone I trust, my safety plan, a minute of grounding. */
export function CardHelp({ kinds }: { kinds: readonly Kind[] }) {
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

/** The first lines of every topic the kinds ask for, without a topic twice. */
function linesFor({ lines }: Help, kinds: readonly Kind[]) {
  const topics = new Set<Topic>(kinds.flatMap((kind) => cardWords[kind].topics));
  return [...topics]
    .flatMap((topic) =>
      lines.filter((line) => line.topic === topic).slice(0, topics.size > 1 ? 1 : 2),
    )
    .slice(0, most);
}
