import { Link, useSearchParams } from '@mooring/contract/router';
import { useChosenCountry } from '@mooring/data';
import { Button, EmptyState, TextField } from '@mooring/ui';
import { SearchIcon } from '@mooring/ui/bundled';
import { useState } from 'react';
import { ShelfPage } from '../shelf-page.tsx';
import { AnswerPage } from './answer-page.tsx';
import styles from './answers.module.css';
import { findAnswers, type Section, sectionsOf } from './sections.ts';
import * as strings from './strings.ts';
import { useAnswers } from './use-answers.ts';

const title = strings.plainAnswers;

/** The shelf of answers, and the one that the address names (`?read=`) opened for reading. */
export function Component() {
  const [search] = useSearchParams();
  const { answers, failed, retry } = useAnswers();
  const opened = answers?.find(({ id }) => id === search.get('read'));
  if (opened && answers)
    return <AnswerPage key={opened.id} shelf={title} answer={opened} answers={answers} />;
  return (
    <ShelfPage title={title} lead={strings.shortAnswersToPractical}>
      {failed && (
        <EmptyState
          title={strings.theAnswersCould}
          actions={<Button onClick={retry}>{strings.tryAgain}</Button>}
        >
          {strings.theyAreThereAgain}
        </EmptyState>
      )}
      {answers && <AnswerList answers={answers} />}
    </ShelfPage>
  );
}

function AnswerList({
  answers,
}: {
  answers: NonNullable<ReturnType<typeof useAnswers>['answers']>;
}) {
  const [query, setQuery] = useState('');
  const country = useChosenCountry();
  const found = query.trim() === '' ? null : findAnswers(answers, query);
  const sections: Section[] = found
    ? [{ heading: foundLine(found.length), answers: found }]
    : sectionsOf(answers, country);
  return (
    <>
      <TextField
        label={strings.searchTheAnswers}
        icon={SearchIcon}
        type="search"
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {sections.map((section) => (
        <section key={section.heading} className={styles.section}>
          <h2 className={styles.heading} role={found ? 'status' : undefined}>
            {section.heading}
          </h2>
          <ul className={styles.list}>
            {section.answers.map((answer) => (
              <li key={answer.id}>
                <Link to={{ search: `?read=${answer.id}` }}>{answer.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function foundLine(count: number): string {
  if (count === 0) return strings.noAnswerHasThese;
  return count === 1 ? strings.oneAnswer : strings.answersCount(count);
}
