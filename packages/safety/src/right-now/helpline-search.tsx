import { fullDate, readDate } from '@mooring/contract';
import { TextField } from '@mooring/ui';
import { SearchIcon } from '@mooring/ui/bundled';
import { DirectoryLinks, HelplineContacts } from '../card/helpline-links.tsx';
import { topicNames } from './right-now-texts.ts';
import styles from './safety-screen.module.css';
import { useHelpAtOnce } from './use-help-at-once.ts';
import { useHelplineSearch } from './use-helpline-search.ts';

/** The helplines of the chosen country by topic, and a search through all countries. */
export function HelplineSearch() {
  const help = useHelpAtOnce();
  const { query, setQuery, groups } = useHelplineSearch(help);
  return (
    <section aria-labelledby="lines" className={styles.lines}>
      <h2 id="lines">Lines you can reach</h2>
      <TextField
        label="Search all countries"
        hint="A country, a language, or what it is about."
        icon={SearchIcon}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <p role="status" className={styles.soft}>
        {groups.length === 0 &&
          (query.trim()
            ? 'No line here matches that.'
            : 'Choose a country above to see its lines.')}
      </p>
      {groups.map(({ country, topic, lines }) => (
        <div key={`${country}${topic}`} className={styles.group}>
          <h3>
            {topicNames[topic]}
            {query.trim() && `, ${country}`}
          </h3>
          {lines.map((line) => (
            <div key={line.name}>
              <HelplineContacts helpline={line} />
              <p className={styles.soft}>
                In {line.languages}. Their own page:{' '}
                <a href={line.source} rel="noreferrer" target="_blank">
                  {new URL(line.source).host}
                </a>
                . Checked {fullDate(readDate(line.verifiedAt))}.
              </p>
            </div>
          ))}
        </div>
      ))}
      <DirectoryLinks directories={help.directories} />
    </section>
  );
}
