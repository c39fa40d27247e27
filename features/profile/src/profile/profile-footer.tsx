import styles from './profile.module.css';

export function ProfileFooter() {
  return <p className={styles.footer}>v1.0.0 / Your data is stored locally on your device</p>;
}
