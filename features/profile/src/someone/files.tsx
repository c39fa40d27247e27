import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Someone } from '@mooring/data';
import { Skeleton, TextLink } from '@mooring/ui';
import { FileField, useDroppedFiles } from '@mooring/ui/bundled';
import { lazy, Suspense, useId } from 'react';
import styles from './someone.module.css';
import * as strings from './strings.ts';
import { useHiddenKeepsakes } from './use-hidden-keepsakes.ts';
import { type KeepsakesView, keptOf } from './use-keepsakes.ts';

const FileRow = lazy(async () => ({
  default: (await import('./person-parts.ts')).FileRow,
}));

const KeptRoom = lazy(async () => ({
  default: (await import('./person-parts.ts')).KeptRoom,
}));

type FilesProps = { person: Someone; keepsakes: KeepsakesView };

/** Voice messages, pictures and other files of one person, byte for byte as they came. */
export function Files({ person, keepsakes }: FilesProps) {
  const id = useId();
  const files = keptOf(keepsakes, ({ file }) => file !== undefined);
  const isHidden = useHiddenKeepsakes(person);
  const { waiting, refusal, addFiles } = keepsakes;
  useDroppedFiles((dropped) => void addFiles(dropped));
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{strings.voiceAndPictures}</h2>
      {files.length > 0 && isHidden && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <ul className={styles.list}>
            {files.map((keepsake) => (
              <FileRow
                key={keepsake.id}
                keepsake={keepsake}
                isHidden={isHidden(keepsake)}
                of={keepsakes}
                name={person.name}
              />
            ))}
          </ul>
        </Suspense>
      )}
      <FileField
        label={strings.bringInAVoiceMessage}
        multiple
        disabled={waiting > 0}
        onFiles={(chosen) => void addFiles(chosen)}
      />
      <Suspense>
        <KeptRoom files={files} />
      </Suspense>
      <p className={styles.soft} role="status">
        {waiting > 0 ? strings.keepingFiles(waiting) : refusal}
      </p>
      <p className={styles.soft}>
        {strings.aFileCanHaveUp}{' '}
        <TextLink asChild>
          <Link to={`${paths.person.to({ id: person.id })}?voicemail`}>
            {strings.howToGetAVoicemail}
          </Link>
        </TextLink>
      </p>
    </section>
  );
}
