import { Link, useLocation } from '@mooring/contract/router';
import { useSession } from '@mooring/data';
import { type ProfileOwner, profileIndex } from './profile-index.ts';
import styles from './profile-margin.module.css';
import * as strings from './strings.ts';

/** The pages of the profile in the margin of one of them, where a wide window has room for them. */
export function ProfileMargin() {
  const { pathname } = useLocation();
  const who = ownerOf(useSession());
  if (!who) return null;
  return (
    <nav aria-label={strings.pagesOfTheProfile} className={styles.pages}>
      {profileIndex(who).map(({ title, rows }) => (
        <ul key={title}>
          {rows.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

/** Whose pages stand in the margin; null while nobody's do. */
function ownerOf(session: ReturnType<typeof useSession>): ProfileOwner | null {
  if (session.status === 'signed-out') return 'empty';
  if (session.status !== 'open') return null;
  return session.account.visitor ? 'visitor' : 'account';
}
