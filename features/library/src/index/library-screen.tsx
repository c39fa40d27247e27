import { Link } from '@mooring/contract/router';
import { Page } from '@mooring/ui';
import styles from './library.module.css';
import { libraryIndex } from './library-index.ts';
import { ShelfPicture } from './shelf-picture.tsx';
import * as strings from './strings.ts';

export function Component() {
  return (
    <Page className={styles.page} title={strings.contentLibrary} lead={strings.resourcesToSupport}>
      <div className={styles.room}>
        <ul className={styles.index}>
          {libraryIndex.map((tile) => (
            <li key={tile.title}>
              <Link className={styles.tile} to={tile.to}>
                <span className={styles.picture}>
                  <ShelfPicture of={tile.to} />
                </span>
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
