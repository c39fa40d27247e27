import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './text-link.module.css';

export type TextLinkProps = ComponentProps<'a'> & {
  /** Dresses the only child (the router's link) instead of making an anchor. */
  asChild?: boolean | undefined;
};

/** A link among words. With an icon inside it stands on a line of its own and is 44 px high. */
export function TextLink({ asChild, className, ...rest }: TextLinkProps) {
  const Root = asChild ? Slot.Root : 'a';
  return <Root {...rest} className={classNames(styles.link, className)} />;
}
