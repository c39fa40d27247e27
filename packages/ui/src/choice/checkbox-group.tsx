import { Checkbox } from './checkbox.tsx';
import { ChoiceGroup, type ChoiceGroupWords } from './choice-group.tsx';
import type { Option } from './option.ts';

export type CheckboxGroupProps<V extends string> = ChoiceGroupWords & {
  /** What can be chosen, in order. */
  options: readonly Option<V>[];
  /** The chosen options. */
  value: readonly V[];
  /** Called with the new value. */
  onValueChange: (value: V[]) => void;
};

/**
 * Several checkboxes that answer one question, with the question as legend. The value lists the chosen options in the
 * order in which they are shown.
 */
export function CheckboxGroup<V extends string>({
  options,
  value,
  onValueChange,
  ...words
}: CheckboxGroupProps<V>) {
  const choose = (changed: V, checked: boolean) =>
    onValueChange(
      options
        .map((option) => option.value)
        .filter((one) => (one === changed ? checked : value.includes(one))),
    );
  return (
    <ChoiceGroup {...words}>
      {(group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be described or laid out as a grid everywhere.
        <div role="group" {...group}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              hint={option.hint}
              disabled={option.disabled}
              checked={value.includes(option.value)}
              onCheckedChange={(checked) => choose(option.value, checked)}
            />
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
