import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type LucideIcon } from '../icon/icon.tsx';
import { ChevronRightIcon } from '../icon/icons.ts';
import styles from './link-rows.module.css';

export type LinkRowsProps = ComponentProps<'ul'>;

/** A ruled list of ways on: `LinkRow`s. */
export function LinkRows({ className, ...rest }: LinkRowsProps) {
  return <ul {...rest} className={classNames(styles.rows, className)} />;
}

export type LinkRowProps = {
  /** The link itself, which the kit cannot make: it knows no router. */
  link: ReactElement;
  icon: LucideIcon;
  name: ReactNode;
  children: ReactNode;
};

/** One way on: an icon, where it leads, and a sentence about it. */
export function LinkRow({ link, icon, name, children }: LinkRowProps) {
  const content = (
    <>
      <Icon as={icon} />
      <span>
        <b>{name}</b>
        <span className={styles.text}>{children}</span>
      </span>
      <Icon as={ChevronRightIcon} />
    </>
  );
  return <li>{cloneElement(link, undefined, content)}</li>;
}
