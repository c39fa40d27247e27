import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Waterline } from '../drawing/waterline.tsx';
import styles from './empty-state.module.css';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The heading. */
  title: ReactNode;
  /** One action that goes on, and perhaps one that goes back. */
  actions?: ReactNode;
  /** The level of the heading: 2 when not given. */
  level?: 1 | 2 | 3 | undefined;
};

/**
 * Stands where a list would be while there is nothing in it: a drawing, a sentence, and an action that leads to the first
 * item.
 */
export function EmptyState({
  title,
  actions,
  level = 2,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={classNames(styles.empty, className)}>
      <Waterline width={256} className={styles.water} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
