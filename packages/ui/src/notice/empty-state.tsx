import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Waterline } from '../drawing/waterline.tsx';
import styles from './empty-state.module.css';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  /** One way forward, and perhaps one way back. */
  actions?: ReactNode;
  /** Which heading the title is on its page: 2 when not given. */
  level?: 1 | 2 | 3 | undefined;
};

/** Nothing here yet: three lines of water, one sentence, one way forward. */
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
