import styles from './progress.module.css';
import { Progress } from './progress.tsx';

export type ProgressLineProps = {
  /** 0 to 1. */
  share: number;
  /** What is progressing. */
  label: string;
};

/** How far a piece of work is: in words, and as a bar. */
export function ProgressLine({ share, label }: ProgressLineProps) {
  return (
    <div className={styles.line}>
      <span>
        {label}: {Math.round(share * 100)}%
      </span>
      <Progress value={share * 100} label={label} />
    </div>
  );
}
