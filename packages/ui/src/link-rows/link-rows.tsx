import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconNode } from '../icon/icon.tsx';
import { ChevronRightIcon } from '../icon/icons.ts';
import styles from './link-rows.module.css';

export type LinkRowsProps = ComponentProps<'ul'>;

/** A ruled list of ways on. Each item is a link with a `LinkRow` in it. */
export function LinkRows({ className, ...rest }: LinkRowsProps) {
  return <ul {...rest} className={classNames(styles.rows, className)} />;
}

export type LinkRowProps = { icon: IconNode; name: ReactNode; children: ReactNode };

/** What stands in the link: an icon, where it leads, and a sentence about it. */
export function LinkRow({ icon, name, children }: LinkRowProps) {
  return (
    <>
      <Icon as={icon} />
      <span>
        <b>{name}</b>
        <span className={styles.text}>{children}</span>
      </span>
      <Icon as={ChevronRightIcon} />
    </>
  );
}
