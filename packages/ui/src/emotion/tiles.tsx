import * as Checkbox from 'radix-ui/checkbox';
import * as RadioGroup from 'radix-ui/radio-group';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { CheckIcon } from '../icon/icons.ts';
import styles from './emotion.module.css';
import { EmotionDisc } from './emotion-disc.tsx';
import type { TileOption } from './tile-option.ts';

type TilesProps<V extends string> = { labelledBy: string; options: readonly TileOption<V>[] };

type OneTileProps<V extends string> = TilesProps<V> & {
  value: V | null;
  onValueChange: (value: V) => void;
};

/** Tiles of which one is chosen; arrow keys move between them. */
export function OneTile<V extends string>({
  labelledBy,
  options,
  value,
  onValueChange,
}: OneTileProps<V>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <RadioGroup.Root
      className={styles.tiles}
      aria-labelledby={labelledBy}
      value={value}
      onValueChange={choose}
    >
      {options.map(({ value: own, label, mark, disabled = false }) => (
        <RadioGroup.Item
          key={own}
          value={own}
          disabled={disabled}
          data-emotion={mark}
          className={classNames(styles.tones, styles.tile)}
        >
          <TileFace mark={mark} label={label} chosen={value === own} />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

type ManyTilesProps<V extends string> = TilesProps<V> & {
  value: readonly V[];
  onValueChange: (value: V[]) => void;
};

/** Tiles of which any number is chosen, kept in the order of the options. */
export function ManyTiles<V extends string>({
  labelledBy,
  options,
  value,
  onValueChange,
}: ManyTilesProps<V>) {
  const choose = (changed: V, checked: boolean) =>
    onValueChange(
      options
        .map((option) => option.value)
        .filter((one) => (one === changed ? checked : value.includes(one))),
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend may be hidden or hold a heading, so the group is named by id.
    <div role="group" className={styles.tiles} aria-labelledby={labelledBy}>
      {options.map(({ value: own, label, mark, disabled = false }) => (
        <Checkbox.Root
          key={own}
          disabled={disabled}
          checked={value.includes(own)}
          onCheckedChange={(checked) => choose(own, checked === true)}
          data-emotion={mark}
          className={classNames(styles.tones, styles.tile)}
        >
          <TileFace mark={mark} label={label} chosen={value.includes(own)} />
        </Checkbox.Root>
      ))}
    </div>
  );
}

function TileFace({
  mark,
  label,
  chosen,
}: Pick<TileOption, 'mark' | 'label'> & { chosen: boolean }) {
  return (
    <>
      <EmotionDisc mark={mark}>
        {chosen && (
          <span className={styles.tick}>
            <Icon as={CheckIcon} strokeWidth={3} />
          </span>
        )}
      </EmotionDisc>
      {label}
    </>
  );
}
