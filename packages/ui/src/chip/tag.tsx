import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

/** A tag as text, with a hash before it. It cannot be pressed. */
export function Tag({ className, children, ...rest }: ComponentProps<'span'>) {
  return (
    <span {...rest} className={classNames(styles.tag, className)}>
      #{children}
    </span>
  );
}

export type BadgeProps = ComponentProps<'span'> & {
  /** `lamp`, in the colour of the lamp, marks what is current; `plain` is for everything else. */
  tone?: 'lamp' | 'plain' | undefined;
};

/**
 * One or two words about the item beside it, such as its state. It cannot be pressed; `Tag` shows a tag of an entry in the
 * same size.
 */
export function Badge({ tone = 'lamp', className, ...rest }: BadgeProps) {
  return <span {...rest} data-tone={tone} className={classNames(styles.badge, className)} />;
}
