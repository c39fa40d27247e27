import { Button, VisuallyHidden } from '@mooring/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './entry-list.module.css';
import { EntryRow } from './entry-row.tsx';
import type { ListPosition } from './list-positions.ts';
import type { EntryLine, ListLine } from './list-rows.ts';
import * as strings from './strings.ts';
import { UnreadableRow } from './unreadable-row.tsx';
import type { HiddenTitles } from './use-hidden-titles.ts';
import type { JournalList } from './use-journal.ts';
import { takeFocus, useListWindow } from './use-list-window.ts';
import { usePictureCounts } from './use-picture-counts.ts';

type EntryListProps = {
  list: Extract<JournalList, { status: 'ready' }>;
  titles: HiddenTitles;
  place: ListPosition;
};

type Month = { name: string; heading: Numbered | null; rows: Numbered[] };
type Numbered = { line: ListLine; index: number };

/** The entries under their months, newest first. Only those near the window are in the page. */
export function EntryList({ list, titles, place }: EntryListProps) {
  const { lines, years, partial, more } = list;
  const pictures = usePictureCounts();
  const view = useListWindow({ lines, place, more });
  return (
    <>
      {/* While the rest is on its way the place for the years is kept, so that nothing moves when they come. */}
      {partial && <div className={styles.years} />}
      {!partial && years.length > 0 && (
        <nav className={styles.years} aria-label={strings.jumpToAYear}>
          {years.map(({ year, index }) => (
            <Button key={year} variant="quiet" size="small" onClick={() => view.goTo(index)}>
              {year}
            </Button>
          ))}
        </nav>
      )}
      <div
        ref={view.listRef}
        className={styles.list}
        style={{ paddingBlockStart: view.above, paddingBlockEnd: view.below }}
      >
        {monthsOf(lines, view.visible).map(({ name, heading, rows }) => (
          <section key={name} aria-label={name}>
            {heading ? (
              <MonthHeading
                index={heading.index - view.first}
                measure={view.measure}
                arrived={view.target === heading.line.key ? view.arrive : null}
              >
                {name}
              </MonthHeading>
            ) : (
              <VisuallyHidden asChild>
                <h2>{name}</h2>
              </VisuallyHidden>
            )}
            <ul className={styles.rows}>
              {rows.map(({ line, index }) =>
                line.kind === 'entry' ? (
                  <li
                    key={line.key}
                    ref={view.measure}
                    data-index={index - view.first}
                    className={styles.row}
                    aria-posinset={line.place}
                    aria-setsize={line.size}
                  >
                    <Row line={line} titles={titles} pictures={pictures.get(line.key) ?? 0} />
                  </li>
                ) : null,
              )}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

type MonthHeadingProps = {
  /** Its number among the lines that the virtual list is given. */
  index: number;
  measure(element: HTMLElement | null): void;
  /** Given when the reader has just been brought here. */
  arrived: (() => void) | null;
  children: string;
};

function MonthHeading({ index, measure, arrived, children }: MonthHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arrived) return;
    takeFocus(heading.current);
    arrived();
  }, [arrived]);
  useLayoutEffect(() => measure(heading.current), [measure]);
  return (
    <h2 ref={heading} className={styles.month} data-index={index} tabIndex={-1}>
      {children}
    </h2>
  );
}

type RowProps = { line: EntryLine; titles: HiddenTitles; pictures: number };

function Row({ line, titles, pictures }: RowProps) {
  const { entry, hit, date, key } = line;
  if (!entry) return <UnreadableRow id={key} date={date} />;
  return (
    <EntryRow
      entry={entry}
      hit={hit}
      hidden={titles.whyHidden(line)}
      pictures={pictures}
      onShow={() => titles.show(key)}
    />
  );
}

/** The lines in the window under their months, whose headings may be above it. */
function monthsOf(lines: readonly ListLine[], visible: readonly number[]): Month[] {
  const months: Month[] = [];
  for (const index of visible) {
    const line = lines[index];
    if (line?.kind === 'month') {
      months.push({ name: line.month, heading: { line, index }, rows: [] });
    } else if (line) {
      if (months.length === 0)
        months.push({ name: monthAbove(lines, index), heading: null, rows: [] });
      months.at(-1)?.rows.push({ line, index });
    }
  }
  return months;
}

function monthAbove(lines: readonly ListLine[], index: number): string {
  for (let at = index; at >= 0; at -= 1) {
    const line = lines[at];
    if (line?.kind === 'month') return line.month;
  }
  return '';
}
