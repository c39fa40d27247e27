import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Icon, LogoMark } from '@mooring/ui';
import { LifeBuoyIcon } from '@mooring/ui/bundled';
import styles from './header.module.css';
import * as strings from './strings.ts';

type HeaderProps = { bare?: boolean; helping?: boolean };

/** The logo and, on every screen, Right now. With `bare` (onboarding) only Right now, at the same place. `helping`: it is open. */
export function Header({ bare = false, helping = false }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        {bare ? (
          <span />
        ) : (
          <Link className={styles.logo} to={paths.home.to()}>
            <LogoMark />
            <span>{strings.mooring}</span>
          </Link>
        )}
        <Link
          className={styles.now}
          to={paths.safety.to()}
          aria-current={helping ? 'page' : undefined}
        >
          <Icon as={LifeBuoyIcon} size="small" />
          {strings.rightNow}
        </Link>
      </div>
    </header>
  );
}
