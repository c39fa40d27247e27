import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';
import { PageHeader } from './page-header.tsx';

export type PageProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** `margin`: from 1024 px title and actions are in a left column, and stay while the other one scrolls. */
  layout?: 'column' | 'margin' | undefined;
  /** The heading. */
  title?: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** The lead is short: it stands at the end of the title's line where both fit. */
  leadBeside?: boolean | undefined;
  /** Buttons and links under the title. */
  actions?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
};

/**
 * The layout of a screen: gutters, one column of 38 rem, a heading, and room for the navigation at the bottom. The shell
 * puts it into `<main>`.
 */
export function Page({
  layout = 'column',
  title,
  lead,
  leadBeside,
  actions,
  back,
  className,
  children,
  ...rest
}: PageProps) {
  const head = (back || title) && (
    <div className={styles.head}>
      {back && <div className={styles.back}>{back}</div>}
      {title && <PageHeader title={title} lead={lead} leadBeside={leadBeside} actions={actions} />}
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
