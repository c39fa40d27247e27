import { type ReactNode, useId } from 'react';
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
