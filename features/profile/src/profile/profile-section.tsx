import { type ReactNode, useId } from 'react';
import { isWide } from './is-wide.ts';
import styles from './profile.module.css';

/** One part of a page of the profile, under a hairline. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Settings that the title of their page is the heading of. */
export function SettingGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}

/** Words that have room only in a wide window, where they begin a page of few settings. */
export function WideWords({ children }: { children: string }) {
  if (!isWide()) return null;
  return <p className={styles.wide}>{children}</p>;
}
