import { Link } from '@mooring/contract/router';
import { Icon, Page } from '@mooring/ui';
import styles from './library.module.css';
import { libraryIndex } from './library-index.ts';
import * as strings from './strings.ts';

export function Component() {
  return (
    <Page layout="margin" title={strings.contentLibrary} lead={strings.resourcesToSupport}>
      <div className={styles.room}>
        <ul className={styles.index}>
          {libraryIndex.map((tile) => (
            <li key={tile.title}>
              <Link className={styles.tile} to={tile.to}>
                <Icon as={tile.icon} />
                <span className={styles.title}>{tile.title}</span>
                <span className={styles.text}>{tile.text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
