import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { CheckIcon } from '../icon/icons.ts';
import styles from './chip.module.css';

export type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  /** Whether the chip is on. */
  pressed: boolean;
  /** Called with the new state. */
  onPressedChange: (pressed: boolean) => void;
  /** Shows a check mark while pressed, for groups where several may be on. */
  check?: boolean | undefined;
};

/**
 * A toggle button with one or two words, for filters and tags. Put several into `Chips`, which wraps, or into `ChipRow`,
 * which scrolls sideways.
 */
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
