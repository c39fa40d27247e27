import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Someone } from '@mooring/data';
import { Skeleton, TextLink } from '@mooring/ui';
import { FileField } from '@mooring/ui/bundled';
import { lazy, Suspense, useId } from 'react';
import styles from './someone.module.css';
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
  return (
    <section
      className={styles.part}
      aria-labelledby={id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void addFiles([...event.dataTransfer.files]);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length > 0) void addFiles([...event.clipboardData.files]);
      }}
    >
      <h2 id={id}>Voice and pictures</h2>
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
        label="Bring in a voice message, a picture or another file"
        multiple
        disabled={waiting > 0}
        onFiles={(chosen) => void addFiles(chosen)}
      />
      <Suspense>
        <KeptRoom files={files} />
      </Suspense>
      <p className={styles.soft} role="status">
        {waiting > 0 ? `Keeping ${waiting === 1 ? 'one file' : `${waiting} files`} …` : refusal}
      </p>
      <p className={styles.soft}>
        A file is kept exactly as it is, encrypted on this device. It is never sent to the
        companion. On an Android phone where Mooring is installed, other apps can also share a file
        with Mooring.{' '}
        <TextLink asChild>
          <Link to={`${paths.person.to({ id: person.id })}?voicemail`}>
            How to get a voicemail off a phone
          </Link>
        </TextLink>
      </p>
    </section>
  );
}
