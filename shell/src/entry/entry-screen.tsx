import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Icon, TextLink } from '@mooring/ui';
import { Harbour, LockIcon } from '@mooring/ui/bundled';
import styles from './entry-screen.module.css';
import * as strings from './strings.ts';

/** The first screen: what Mooring is for, and two links. The build renders it to static HTML, so it uses no session. */
export function Component() {
  return (
    <div className={styles.entry}>
      <div className={styles.tall}>
        <Harbour width={390} height={844} horizon={470} lampX={280} scale={1.2} settle={470} />
      </div>
      <div className={styles.wide}>
        <Harbour width={1280} height={800} horizon={450} lampX={930} scale={1.7} settle={470} />
      </div>
      <div className={styles.inside}>
        <h1 className={styles.tagline}>
          {strings.yourHeartbreak} <span>{strings.yourHealingMatters}</span>
        </h1>
        <div className={styles.doors}>
          <Button asChild wide>
            <Link to={paths.onboarding.to()}>{strings.begin}</Link>
          </Button>
          <Button asChild wide variant="secondary">
            <Link to={paths.returning.to()}>{strings.iveBeenHereBefore}</Link>
          </Button>
          <p className={styles.ways}>
            <TextLink asChild>
              <Link to={paths.write.to()}>{strings.justLetMeWrite}</Link>
            </TextLink>
            <TextLink asChild>
              <Link to={paths.safety.to()}>{strings.iNeedSomeoneNow}</Link>
            </TextLink>
          </p>
          <p className={styles.privacy}>
            <Icon as={LockIcon} size="small" />
            <span>
              {strings.yourWordsStayPrivate}{' '}
              <TextLink asChild>
                <Link to={paths.whoCanRead.to()}>{strings.whoCanReadWhat}</Link>
              </TextLink>
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}
