import { Link } from '@mooring/contract/router';
import { Icon, Page } from '@mooring/ui';
import {
  AudioWaveformIcon,
  BellIcon,
  BookOpenIcon,
  CompassIcon,
  FlameKindlingIcon,
  FootprintsIcon,
  MailOpenIcon,
  QuoteIcon,
  SignpostIcon,
  TextQuoteIcon,
  WavesIcon,
  WindIcon,
} from '@mooring/ui/bundled';
import styles from './library.module.css';
import { libraryIndex } from './library-index.ts';

const icons = [
  WindIcon,
  FlameKindlingIcon,
  AudioWaveformIcon,
  SignpostIcon,
  BookOpenIcon,
  TextQuoteIcon,
  CompassIcon,
  QuoteIcon,
  BellIcon,
  WavesIcon,
  MailOpenIcon,
  FootprintsIcon,
];

export function Component() {
  return (
    <Page layout="margin" title="Content Library" lead="Resources to support your healing journey">
      <ul className={styles.index}>
        {libraryIndex.map((tile, place) => (
          <li key={tile.title}>
            <Link className={styles.tile} to={tile.to}>
              <Icon as={icons[place] ?? BookOpenIcon} />
              <span className={styles.title}>{tile.title}</span>
              <span className={styles.text}>{tile.text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
