import { Button, VisuallyHidden } from '@mooring/ui';
import { type ReactNode, useId, useState } from 'react';
import styles from './picture.module.css';
import * as strings from './strings.ts';

type PictureProps = {
  title: string;
  /** What the picture shows, in a sentence. */
  summary: string;
  /** The same facts as rows: read by a screen reader always, and shown when asked for. */
  table: { head: readonly string[]; rows: readonly (readonly string[])[] };
  children: ReactNode;
};

/** A drawing with its facts in words beside it. */
export function Picture({ title, summary, table, children }: PictureProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const facts = <Facts caption={title} {...table} />;
  return (
    <figure className={styles.picture} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <h3 id={id}>{title}</h3>
        <p>{summary}</p>
      </figcaption>
      {!asTable && <div className={styles.drawn}>{children}</div>}
      {asTable ? (
        // It may be longer than its place, and is then scrolled by the keyboard too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable.
        <section className={styles.scroll} aria-labelledby={id} tabIndex={0}>
          {facts}
        </section>
      ) : (
        <VisuallyHidden asChild>
          <div>{facts}</div>
        </VisuallyHidden>
      )}
      <Button
        variant="quiet"
        size="small"
        aria-pressed={asTable}
        onClick={() => setAsTable(!asTable)}
      >
        {strings.showAsATable}
      </Button>
    </figure>
  );
}

type FactsProps = PictureProps['table'] & { caption: string };

function Facts({ caption, head, rows }: FactsProps) {
  return (
    <table className={styles.table}>
      <VisuallyHidden asChild>
        <caption>{caption}</caption>
      </VisuallyHidden>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {head.slice(1).map((column, index) => (
              <td key={column}>{cells[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
