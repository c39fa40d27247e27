import { Link } from '@mooring/contract/router';
import { Icon } from '@mooring/ui';
import { ChevronRightIcon } from '@mooring/ui/bundled';
import type { ReactNode } from 'react';
import styles from './dashboard-row.module.css';

type DashboardRowProps = { to: string; title: string; text: string; children: ReactNode };

/** One row that is a link; `children` is its icon. */
export function DashboardRow({ to, title, text, children }: DashboardRowProps) {
  return (
    <Link className={styles.row} to={to}>
      {children}
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      <Icon as={ChevronRightIcon} />
    </Link>
  );
}
