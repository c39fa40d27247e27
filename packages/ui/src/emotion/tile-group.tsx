import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import styles from './emotion.module.css';
import type { TileOption } from './tile-option.ts';
import { ManyTiles, OneTile } from './tiles.tsx';

export type TileGroupProps<V extends string> = {
  /** The question the tiles answer. Hidden when the screen's title already asks it. */
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  options: readonly TileOption<V>[];
  className?: string | undefined;
} & (
  | { multiple?: false | undefined; value: V | null; onValueChange: (value: V) => void }
  | { multiple: true; value: readonly V[]; onValueChange: (value: V[]) => void }
);

/** Emotions to choose from: one, or with `multiple` as many as there are. */
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
