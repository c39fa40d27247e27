import type { IconNode } from 'lucide';
import { type ComponentProps, createElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

export type { IconNode } from 'lucide';

export type IconProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** What to draw: one of the icons of `@mooring/ui/bundled`. */
  as: IconNode;
  /** 18 px beside text; 22 px when not given. */
  size?: 'small' | undefined;
};

/** An icon beside a text. It is hidden from assistive technology, because the text says what it means. */
export function Icon({ as: drawing, size, className, ...rest }: IconProps) {
  return createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.75,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      focusable: false,
      'data-size': size,
      className: classNames(styles.icon, className),
      ...rest,
    },
    ...drawing.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
