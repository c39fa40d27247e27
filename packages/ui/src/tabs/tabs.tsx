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
  /** What the tabs are about, for assistive technology. */
  label: string;
  tabs: readonly Tab<V>[];
  /** The tab shown. Without it the tabs keep count themselves, beginning with the first. */
  value?: V | undefined;
  onValueChange?: ((value: V) => void) | undefined;
  className?: string | undefined;
};

/** Parts of one page, of which one is shown. Arrow keys move between the tabs. */
export function Tabs<V extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
}: TabsProps<V>) {
  const show = (shown: string) => {
    const tab = tabs.find((one) => one.value === shown);
    if (tab) onValueChange?.(tab.value);
  };
  return (
    <Radix.Root
      className={classNames(styles.tabs, className)}
      {...(value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value })}
      onValueChange={show}
    >
      <Radix.List className={styles.segments} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled ?? false}
            className={styles.segment}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
