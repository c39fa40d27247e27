import { useId } from 'react';

type Radio<V extends string> = { value: V; disabled?: boolean | undefined };

type Radios<V extends string> = {
  options: readonly Radio<V>[];
  value: V | null;
  onValueChange: (value: V) => void;
  disabled?: boolean | undefined;
  name?: string | undefined;
};

/** What each input of one radio group is told. They belong together by their name. */
export function useRadios<V extends string>(group: Radios<V>) {
  const ownName = useId();
  const { options, value, onValueChange, disabled = false, name = ownName } = group;
  const open = options.filter((option) => !option.disabled);
  // Tab leads there anyway. It is said as well, because a sheet holds the focus by what is said.
  const door = open.find((option) => option.value === value) ?? open[0];
  return (option: Radio<V>) => ({
    type: 'radio' as const,
    name,
    value: option.value,
    checked: option.value === value,
    disabled: disabled || (option.disabled ?? false),
    tabIndex: option.value === door?.value ? 0 : -1,
    onChoose: () => onValueChange(option.value),
  });
}
