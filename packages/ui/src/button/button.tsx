import * as Slot from 'radix-ui/slot';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonProps = ComponentProps<'button'> & {
  /** How much it asks for: one `primary` per screen; `danger` filled only inside a dialog. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | undefined;
  /** 44 px, for rows and notices; 52 px when not given. */
  size?: 'small' | undefined;
  /** Takes the whole width of its place. */
  wide?: boolean | undefined;
  /** Work is under way: the words stay, focus stays, and pressing again does nothing. */
  busy?: boolean | undefined;
  /** Dresses the only child (a link, say) as the button instead of making one. */
  asChild?: boolean | undefined;
};

/** Something to press. It does not submit a form unless it says `type="submit"`. */
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
