import type { NavIcon } from '@mooring/contract';
import { Link, useLocation } from '@mooring/contract/router';
import { Icon } from '@mooring/ui';
import {
  BookmarkIcon,
  HouseIcon,
  LibraryIcon,
  RouteIcon,
  UserRoundIcon,
} from '@mooring/ui/bundled';
import type { ReactNode } from 'react';
import { sectionOf } from '../features.ts';
import styles from './bottom-nav.module.css';
import * as strings from './strings.ts';
import { useNavEntries } from './use-nav-entries.ts';

const icons = {
  home: HouseIcon,
  path: RouteIcon,
  library: LibraryIcon,
  bookmark: BookmarkIcon,
  profile: UserRoundIcon,
} satisfies Record<NavIcon, unknown>;

/**
 * The navigation bar at the bottom of the screen. It is built from the manifests, so it needs no loaded feature. `children`
 * stand above the five places. `closed`: Mooring is locked, and no place can be entered.
 */
export function BottomNav({
  children,
  closed = false,
}: {
  children?: ReactNode;
  closed?: boolean;
}) {
  const { pathname } = useLocation();
  const section = sectionOf(pathname);
  /** 'page' on the place itself, 'true' on a screen that belongs to it. */
  const current = (to: string, icon: NavIcon) =>
    pathname === to ? 'page' : icon === section ? true : undefined;
  const entries = useNavEntries();
  if (closed && !children) return null;
  return (
    <nav className={styles.nav} aria-label={strings.main}>
      {children}
      {!closed && (
        <ul>
          {entries.map(({ label, to, icon }) => (
            <li key={label}>
              <Link to={to} aria-current={current(to, icon)}>
                <Icon as={icons[icon]} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
