import { ChoiceInput, type ChoiceInputProps } from '../choice/choice-input.tsx';
import { useRadios } from '../choice/use-radios.ts';
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
export function OneTile<V extends string>({ labelledBy, ...group }: OneTileProps<V>) {
  const radio = useRadios(group);
  return (
    <div role="radiogroup" className={styles.tiles} aria-labelledby={labelledBy}>
      {group.options.map((option) => (
        <Tile key={option.value} {...radio(option)} mark={option.mark} label={option.label} />
      ))}
    </div>
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
      {options.map(({ value: own, ...option }) => (
        <Tile
          key={own}
          {...option}
          type="checkbox"
          checked={value.includes(own)}
          onChoose={(checked) => choose(own, checked)}
        />
      ))}
    </div>
  );
}

type TileProps = ChoiceInputProps & Pick<TileOption, 'mark' | 'label'>;

function Tile({ mark, label, ...input }: TileProps) {
  return (
    <label className={classNames(styles.tones, styles.tile)} data-emotion={mark}>
      <ChoiceInput {...input} />
      <EmotionDisc mark={mark}>
        {input.checked && (
          <span className={styles.tick}>
            <Icon as={CheckIcon} strokeWidth={3} />
          </span>
        )}
      </EmotionDisc>
      {label}
    </label>
  );
}
