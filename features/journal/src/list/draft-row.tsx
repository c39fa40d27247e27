import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { useMuted } from '@mooring/data';
import { Icon } from '@mooring/ui';
import { FeatherIcon } from '@mooring/ui/bundled';
import styles from './draft-row.module.css';
import * as strings from './strings.ts';
import { useOpenDraft } from './use-open-draft.ts';

/** The page that was begun and not saved, above the entries. */
export function DraftRow({ hidden }: { hidden: boolean }) {
  const draft = useOpenDraft();
  const { hides } = useMuted();
  if (!draft) return null;
  const isShown = !hidden && draft.words !== '' && !hides({ text: draft.words });
  return (
    <Link className={styles.draft} to={paths.write.to()}>
      <Icon as={FeatherIcon} size="small" />
      <span className={styles.words}>
        <b>{strings.draft}</b>{' '}
        {isShown && (
          <span className={styles.beginning} dir="auto">
            {draft.words}
          </span>
        )}
      </span>{' '}
      <span className={styles.goOn}>{strings.goOnWriting}</span>
    </Link>
  );
}
