import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconNode } from '../icon/icon.tsx';
import { ChevronRightIcon } from '../icon/icons.ts';
import styles from './link-rows.module.css';

export type LinkRowsProps = ComponentProps<'ul'>;

/** A list of links with lines between them. Each list item holds a link, and the link holds a `LinkRow`. */
export function LinkRows({ className, ...rest }: LinkRowsProps) {
  return <ul {...rest} className={classNames(styles.rows, className)} />;
}

export type LinkRowProps = {
  /** The icon before the name. */
  icon: IconNode;
  /** Where the link leads, in one or two words. */
  name: ReactNode;
  /** A sentence about it. */
  children: ReactNode;
};

/** The content of a link in `LinkRows`: an icon, a name, and a sentence about the page it leads to. */
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
