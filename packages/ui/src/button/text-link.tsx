import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './text-link.module.css';

export type TextLinkProps = ComponentProps<'a'> & {
  /** Styles the only child, such as a link, as this component instead of rendering an element of its own. */
  asChild?: boolean | undefined;
};

/**
 * A link inside a sentence, underlined. With an icon inside it is 44 px high, as a link on a line of its own has to be.
 */
export function TextLink({ asChild, className, ...rest }: TextLinkProps) {
  const Root = asChild ? Slot.Root : 'a';
  return <Root {...rest} className={classNames(styles.link, className)} />;
}
