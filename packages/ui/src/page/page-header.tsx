import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

export type PageHeaderProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The heading. */
  title: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** The lead is short: it stands at the end of the title's line where both fit. */
  leadBeside?: boolean | undefined;
  /** Buttons and links. */
  actions?: ReactNode;
};

/** The heading of a screen: its title, a sentence under it, and actions. `Page` includes it. */
export function PageHeader({
  title,
  lead,
  leadBeside,
  actions,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <div
      {...rest}
      data-beside={leadBeside || undefined}
      className={classNames(styles.header, className)}
    >
      <h1>{title}</h1>
      {lead && <div className={styles.lead}>{lead}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
