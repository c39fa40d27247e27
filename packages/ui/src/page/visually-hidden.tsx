import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './visually-hidden.module.css';

export type VisuallyHiddenProps = ComponentProps<'span'> & {
  /** Hides the only child instead of rendering a span. */
  asChild?: boolean | undefined;
};

/** Text for assistive technology only, which takes no room on the page. */
export function VisuallyHidden({ asChild, className, ...rest }: VisuallyHiddenProps) {
  const Root = asChild ? Slot.Root : 'span';
  return <Root {...rest} className={classNames(styles.hidden, className)} />;
}
