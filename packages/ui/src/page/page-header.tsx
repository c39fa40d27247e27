import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

export type PageHeaderProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
};

/** The title of a screen, a sentence under it, and what can be done from here. */
export function PageHeader({ title, lead, actions, className, ...rest }: PageHeaderProps) {
  return (
    <div {...rest} className={classNames(styles.header, className)}>
      <h1>{title}</h1>
      {lead && <div className={styles.lead}>{lead}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
