import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

export type CardProps = ComponentProps<'section'> & {
  /** Dresses the only child (a link, a list item) as the sheet. */
  asChild?: boolean | undefined;
};

/** A raised sheet: something that can be entered, or that is waiting. At most two above the fold. */
export function Card({ asChild, className, ...rest }: CardProps) {
  const Root = asChild ? Slot.Root : 'section';
  return <Root {...rest} className={classNames(styles.card, className)} />;
}

export type CardTitleProps = ComponentProps<'h2'> & {
  /** Which heading it is on its page: 2 when not given. */
  level?: 2 | 3 | 4 | undefined;
};

/** The serif title of a sheet. */
export function CardTitle({ level = 2, className, ...rest }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return <Heading {...rest} className={classNames(styles.title, className)} />;
}
