import { fullDate, readDate } from '@mooring/contract';
import { TextField } from '@mooring/ui';
import { SearchIcon, withParts } from '@mooring/ui/bundled';
import { DirectoryLinks, HelplineContacts } from '../card/helpline-links.tsx';
import { topicNames } from './right-now-texts.ts';
import styles from './safety-screen.module.css';
import * as strings from './strings.ts';
import { useHelpAtOnce } from './use-help-at-once.ts';
import { useHelplineSearch } from './use-helpline-search.ts';

/** The helplines of the chosen country by topic, and a search through all countries. */
export function HelplineSearch() {
  const help = useHelpAtOnce();
  const { query, setQuery, groups } = useHelplineSearch(help);
  return (
    <section aria-labelledby="lines" className={styles.lines}>
      <h2 id="lines">{strings.linesYouCanReach}</h2>
      <TextField
        label={strings.searchAllCountries}
        hint={strings.aCountryALanguage}
        icon={SearchIcon}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <p role="status" className={styles.soft}>
        {groups.length === 0 && (query.trim() ? strings.noLineHereMatches : strings.chooseACountry)}
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
                {withParts(
                  strings.languagesAndPage(
                    line.languages,
                    new URL(line.source).host,
                    fullDate(readDate(line.verifiedAt)),
                  ),
                  (words) => (
                    <a href={line.source} rel="noreferrer" target="_blank">
                      {words}
                    </a>
                  ),
                )}
              </p>
            </div>
          ))}
        </div>
      ))}
      <DirectoryLinks directories={help.directories} />
    </section>
  );
}
