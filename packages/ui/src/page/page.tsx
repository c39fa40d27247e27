import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';
import { PageHeader } from './page-header.tsx';

export type PageProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** `margin`: from 1024 px the title and its actions hang in the left margin and stay while the column scrolls. */
  layout?: 'column' | 'margin' | undefined;
  title?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** The way back, above the title. */
  back?: ReactNode;
};

/** The page of a screen: gutters, one column of 38 rem, and room for the bar at the foot. The frame gives `<main>`. */
export function Page({
  layout = 'column',
  title,
  lead,
  actions,
  back,
  className,
  children,
  ...rest
}: PageProps) {
  const head = (back || title) && (
    <div className={styles.head}>
      {back && <div className={styles.back}>{back}</div>}
      {title && <PageHeader title={title} lead={lead} actions={actions} />}
    </div>
  );
  return (
    <div
      {...rest}
      data-layout={head ? layout : 'column'}
      className={classNames(styles.page, className)}
    >
      {head}
      <div className={styles.main}>{children}</div>
    </div>
  );
}
