import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import styles from './emotion.module.css';
import type { TileOption } from './tile-option.ts';
import { ManyTiles, OneTile } from './tiles.tsx';

export type TileGroupProps<V extends string> = {
  /** The question. */
  legend: ReactNode;
  /** Keeps the legend for assistive technology only, where the screen's title already asks it. */
  hideLegend?: boolean | undefined;
  /** What can be chosen, in order. */
  options: readonly TileOption<V>[];
  /** Added to the root element. */
  className?: string | undefined;
} & (
  | { multiple?: false | undefined; value: V | null; onValueChange: (value: V) => void }
  | { multiple: true; value: readonly V[]; onValueChange: (value: V[]) => void }
);

/**
 * Emotions to choose from, as large tiles over native radio buttons. With `multiple` they are checkboxes, and any number
 * can be chosen.
 */
export function TileGroup<V extends string>(props: TileGroupProps<V>) {
  const id = useId();
  const legend = (
    <div id={id} className={styles.legend}>
      {props.legend}
    </div>
  );
  return (
    <div className={classNames(styles.group, props.className)}>
      {props.hideLegend ? <VisuallyHidden asChild>{legend}</VisuallyHidden> : legend}
      {props.multiple ? (
        <ManyTiles
          labelledBy={id}
          options={props.options}
          value={props.value}
          onValueChange={props.onValueChange}
        />
      ) : (
        <OneTile
          labelledBy={id}
          options={props.options}
          value={props.value}
          onValueChange={props.onValueChange}
        />
      )}
    </div>
  );
}
