import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

export type { LucideIcon } from 'lucide-react';

export type IconProps = Omit<ComponentProps<'svg'>, 'ref'> & {
  /** Which icon. */
  as: LucideIcon;
  /** 18 px beside text; 22 px when not given. */
  size?: 'small' | undefined;
};

/** An icon beside a text. It is hidden from assistive technology, because the text says what it means. */
export function Icon({ as: Drawing, size, className, ...rest }: IconProps) {
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      strokeWidth={1.75}
      data-size={size}
      className={classNames(styles.icon, className)}
      {...rest}
    />
  );
}
