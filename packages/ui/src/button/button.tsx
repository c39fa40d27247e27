import * as Slot from 'radix-ui/slot';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonProps = ComponentProps<'button'> & {
  /** How important the action is. One `primary` a screen; `danger` only inside a dialog, `danger-quiet` on a page. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | undefined;
  /** 44 px, for rows and notices; 52 px when not given. */
  size?: 'small' | undefined;
  /** As wide as the container. */
  wide?: boolean | undefined;
  /** The action is being carried out: label and focus stay, and pressing again does nothing. */
  busy?: boolean | undefined;
  /** Styles the only child, such as a link, as this component instead of rendering an element of its own. */
  asChild?: boolean | undefined;
};

/**
 * A button for an action on the page. The variant says how important the action is, and `busy` shows that it is being
 * carried out. It takes every attribute of a native button, and submits a form only with `type="submit"`.
 */
export function Button({
  variant = 'primary',
  size,
  wide,
  busy,
  asChild,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot.Root : 'button';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy button keeps focus, so it cannot be `disabled`; stopping the click also stops Enter in a field.
    if (busy || event.currentTarget.getAttribute('aria-disabled') === 'true') {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <Root
      {...(asChild ? {} : { type: 'button' })}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      {...rest}
      onClick={press}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      className={classNames(styles.button, className)}
    />
  );
}
