import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

export type CardProps = ComponentProps<'section'> & {
  /** Styles the only child, such as a link, as this component instead of rendering an element of its own. */
  asChild?: boolean | undefined;
};

/**
 * A raised surface that groups a title, some text and an action, or that is a link as a whole. Use it for what can be
 * opened, at most two of them above the fold.
 */
export function Card({ asChild, className, ...rest }: CardProps) {
  const Root = asChild ? Slot.Root : 'section';
  return <Root {...rest} className={classNames(styles.card, className)} />;
}

export type CardTitleProps = ComponentProps<'h2'> & {
  /** The level of the heading: 2 when not given. */
  level?: 2 | 3 | 4 | undefined;
};

/** The title of a card, as a heading of the level that fits the page. */
export function CardTitle({ level = 2, className, ...rest }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return <Heading {...rest} className={classNames(styles.title, className)} />;
}
