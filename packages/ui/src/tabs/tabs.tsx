import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export type Tab<V extends string = string> = {
  value: V;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
};

export type TabsProps<V extends string> = {
  /** The accessible name of the tabs. */
  label: string;
  /** Each with its label and its panel. */
  tabs: readonly Tab<V>[];
  /** The tab that is shown. Without it the component keeps the state itself, beginning with the first. */
  value?: V | undefined;
  /** Called with the tab that was chosen. */
  onValueChange?: ((value: V) => void) | undefined;
  /** Added to the root element. */
  className?: string | undefined;
};

/** Panels of one page, of which one is shown. Arrow keys move between the tabs; those that do not fit stand in a second row. */
export function Tabs<V extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
}: TabsProps<V>) {
  // Radix makes ids of its values, and an id holds no spaces; a place in the row always makes a good one.
  const place = (wanted: V) => String(tabs.findIndex((tab) => tab.value === wanted));
  const show = (shown: string) => {
    const tab = tabs[Number(shown)];
    if (tab) onValueChange?.(tab.value);
  };
  return (
    <Radix.Root
      className={classNames(styles.tabs, className)}
      {...(value === undefined ? { defaultValue: '0' } : { value: place(value) })}
      onValueChange={show}
    >
      <Radix.List className={styles.segments} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={place(tab.value)}
            disabled={tab.disabled ?? false}
            className={styles.segment}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={place(tab.value)} className={styles.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
