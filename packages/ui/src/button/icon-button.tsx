import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, in words: its only name. */
  label: string;
  /** Filled, for the one thing a bar is for (send, record). */
  solid?: boolean | undefined;
  /** Dresses the only child (a link) as the button instead of making one. */
  asChild?: boolean | undefined;
};

/** A button that is only an icon, 44 px round, with a name. */
export function IconButton({ label, solid, asChild, className, ...rest }: IconButtonProps) {
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Root
      {...(asChild ? {} : { type: 'button' })}
      {...rest}
      aria-label={label}
      data-solid={solid || undefined}
      className={classNames(styles.button, className)}
    />
  );
}
