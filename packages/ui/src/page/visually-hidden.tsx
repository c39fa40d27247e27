import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './visually-hidden.module.css';

export type VisuallyHiddenProps = ComponentProps<'span'> & { asChild?: boolean | undefined };

/** Words for assistive technology only. */
export function VisuallyHidden({ asChild, className, ...rest }: VisuallyHiddenProps) {
  const Root = asChild ? Slot.Root : 'span';
  return <Root {...rest} className={classNames(styles.hidden, className)} />;
}
