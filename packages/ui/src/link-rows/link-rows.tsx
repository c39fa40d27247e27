import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconNode } from '../icon/icon.tsx';
import { ChevronRightIcon } from '../icon/icons.ts';
import styles from './link-rows.module.css';

export type LinkRowsProps = ComponentProps<'ul'>;

/** A list of links with lines between them: `LinkRow`s. */
export function LinkRows({ className, ...rest }: LinkRowsProps) {
  return <ul {...rest} className={classNames(styles.rows, className)} />;
}

export type LinkRowProps = {
  /** The link element, which the kit cannot create, because it knows no router. */
  link: ReactElement;
  /** The icon before the name. */
  icon: IconNode;
  /** Where the link leads, in one or two words. */
  name: ReactNode;
  /** A sentence about it. */
  children: ReactNode;
};

/** One link in `LinkRows`: an icon, a name, and a sentence about the page it leads to. */
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
