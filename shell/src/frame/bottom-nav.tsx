import type { NavIcon } from '@mooring/contract';
import { NavLink } from '@mooring/contract/router';
import { Icon } from '@mooring/ui';
import {
  BookmarkIcon,
  HouseIcon,
  LibraryIcon,
  RouteIcon,
  UserRoundIcon,
} from '@mooring/ui/bundled';
import styles from './bottom-nav.module.css';
import { useNavEntries } from './use-nav-entries.ts';

const icons = {
  home: HouseIcon,
  path: RouteIcon,
  library: LibraryIcon,
  bookmark: BookmarkIcon,
  profile: UserRoundIcon,
} satisfies Record<NavIcon, unknown>;

/** The navigation bar at the bottom of the screen. It is built from the manifests, so it needs no loaded feature. */
export function BottomNav() {
  return (
    <nav className={styles.nav} aria-label="Main">
      <ul>
        {useNavEntries().map(({ label, to, icon }) => (
          <li key={label}>
            <NavLink to={to}>
              <Icon as={icons[icon]} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
