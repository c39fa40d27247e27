import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { CheckIcon } from '../icon/icons.ts';
import styles from './chip.module.css';

export type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  /** Shows a check when pressed: for rows where several may be chosen. */
  check?: boolean | undefined;
};

/** A short word to switch on or off. */
export function Chip({
  pressed,
  onPressedChange,
  check,
  className,
  onClick,
  children,
  ...rest
}: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={classNames(styles.chip, className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) onPressedChange(!pressed);
      }}
    >
      {check && pressed && <Icon as={CheckIcon} strokeWidth={2} />}
      {children}
    </button>
  );
}
