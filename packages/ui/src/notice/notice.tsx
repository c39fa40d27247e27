import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { CircleAlertIcon } from '../icon/icons.ts';
import styles from './notice.module.css';

export type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** `danger` for what did not work: it is read out at once. */
  tone?: 'quiet' | 'danger' | undefined;
  title?: ReactNode;
  /** What can be done about it: one or more small buttons. */
  action?: ReactNode;
};

/** A message in its place on the page, which stays until it no longer holds. */
export function Notice({
  tone = 'quiet',
  title,
  action,
  className,
  children,
  ...rest
}: NoticeProps) {
  return (
    <div
      {...(tone === 'danger' ? { role: 'alert' } : {})}
      {...rest}
      data-tone={tone}
      className={classNames(styles.notice, className)}
    >
      {tone === 'danger' && <Icon as={CircleAlertIcon} />}
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
