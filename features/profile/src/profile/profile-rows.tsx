import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { useSession } from '@mooring/data';
import { LinkRow, LinkRows } from '@mooring/ui/bundled';
import { markOf } from './marks.ts';
import styles from './profile.module.css';
import { type ProfileOwner, type ProfileRow, profileIndex } from './profile-index.ts';
import { ProfileSection } from './profile-section.tsx';
import * as strings from './strings.ts';
import { useKeptText } from './use-kept-text.ts';

/** The pages of the profile, one row each. */
export function ProfileRows({ who }: { who: ProfileOwner }) {
  const kept = useKeptText();
  const session = useSession();
  const avatar = session.status === 'open' ? session.account.avatar : null;
  const textOf = ({ to, text }: ProfileRow) =>
    who === 'empty' && to === paths.profileExport.to() ? strings.bringBackWhatABackup : text;
  return profileIndex(who).map(({ title, rows }) => {
    const list = (
      <LinkRows key={title} className={styles.rows}>
        {rows.map((row) => (
          <LinkRow
            key={row.to}
            link={<Link to={row.to} />}
            icon={row.to === paths.profileDetails.to() ? markOf(avatar).icon : row.icon}
            name={row.name}
          >
            {textOf(row) ?? kept}
          </LinkRow>
        ))}
      </LinkRows>
    );
    if (title === null) return list;
    return (
      <ProfileSection key={title} title={title}>
        {list}
      </ProfileSection>
    );
  });
}
