import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The accessible name: what the button does. */
  label: string;
  /** Filled, for the main action of a toolbar (send, record). */
  solid?: boolean | undefined;
  /** Styles the only child, such as a link, as this component instead of rendering an element of its own. */
  asChild?: boolean | undefined;
};

/**
 * A round button of 44 px that shows only an icon. Its label is not visible, so it is for actions whose icon is widely
 * known: closing, sending, deleting.
 */
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
