import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { CircleAlertIcon } from '../icon/icons.ts';
import styles from './notice.module.css';

export type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** `danger` is for errors, and is read out at once. */
  tone?: 'quiet' | 'danger' | undefined;
  /** A short sentence in strong type. */
  title?: ReactNode;
  /** One or more small buttons. */
  action?: ReactNode;
};

/**
 * A message in its place on the page, shown for as long as it is true. `danger` is read out at once. For what passes by
 * itself use a toast.
 */
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
