import { type ReactNode, useId } from 'react';
import styles from './profile.module.css';

/** One part of the profile, under a hairline. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A group of settings inside a part. */
export function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
