import { say } from '@mooring/contract';
import type { Keepsake } from '@mooring/data';
import { Button, Skeleton, TextField } from '@mooring/ui';
import { ConfirmButton, FailureNotice } from '@mooring/ui/bundled';
import { useState } from 'react';
import { fileTitle, sizeText } from './file-texts.ts';
import { KeptRow } from './kept-row.tsx';
import { SaidForm } from './said-form.tsx';
import styles from './someone.module.css';
import * as strings from './strings.ts';
import { type FileView, useFile } from './use-file.ts';
import type { KeepsakesView } from './use-keepsakes.ts';

type FileRowProps = { keepsake: Keepsake; of: KeepsakesView; name: string; isHidden: boolean };

/** One file: what it is, a way to hear or see it, and what can be done with it. */
export function FileRow({ keepsake, of, name, isHidden }: FileRowProps) {
  const file = useFile(keepsake);
  const title = fileTitle(keepsake);
  return (
    <KeptRow id={keepsake.id} isHidden={isHidden} title={title}>
      {(mute) => (
        <>
          {keepsake.preview && file.address === null && (
            <img className={styles.picture} src={keepsake.preview} alt={keepsake.text || ''} />
          )}
          <Shown keepsake={keepsake} file={file} name={name} />
          <b>{title}</b>
          <span className={styles.soft}>{sizeText(keepsake.file?.size ?? 0)}</span>
          {keepsake.said && (
            <blockquote className={styles.saying} dir="auto">
              {keepsake.said}
            </blockquote>
          )}
          <div className={styles.buttons}>
            {file.showLabel && file.address === null && (
              <Button
                variant="secondary"
                size="small"
                busy={file.status === 'opening'}
                aria-label={`${file.showLabel}: ${title}`}
                onClick={() => void file.show()}
              >
                {file.showLabel}
              </Button>
            )}
            <Button
              variant="quiet"
              size="small"
              aria-label={strings.downloadTitle(title)}
              onClick={() => void file.download()}
            >
              {strings.download}
            </Button>
            <Describe keepsake={keepsake} of={of} />
            <SaidForm keepsake={keepsake} of={of} />
            {mute}
            <ConfirmButton
              variant="quiet"
              aria-label={strings.removeTitle(title)}
              title={strings.removeThisFile}
              text={strings.itIsRemovedForGood}
              confirmLabel={strings.remove}
              cancelLabel={strings.keepIt}
              onConfirm={() => void of.remove(keepsake)}
            >
              {strings.remove}
            </ConfirmButton>
          </div>
        </>
      )}
    </KeptRow>
  );
}

function Shown({ keepsake, file, name }: { keepsake: Keepsake; file: FileView; name: string }) {
  if (file.status === 'opening') return <Skeleton lines={1} />;
  if (file.failure) return <FailureNotice {...say(file.failure)} retry={file.retry} />;
  if (file.status === 'coming' || file.status === 'removed') {
    return (
      <p className={styles.soft} role="status">
        {strings.missing[file.status]}
      </p>
    );
  }
  if (file.status === 'unshowable') {
    return <p className={styles.soft}>{strings.thisBrowserCannot}</p>;
  }
  if (file.address === null) return null;
  const label = keepsake.text || `${fileTitle(keepsake)}, ${name}`;
  if (keepsake.kind === 'picture') {
    return (
      <img className={styles.picture} src={file.address} alt={label} onError={file.cannotShow} />
    );
  }
  if (keepsake.kind === 'video') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: it is the person's own file, which has no captions.
      <video className={styles.picture} src={file.address} controls onError={file.cannotShow} />
    );
  }
  // biome-ignore lint/a11y/useMediaCaption: it is the person's own file, which has no captions.
  return <audio src={file.address} controls aria-label={label} onError={file.cannotShow} />;
}

/** What the file is, in the person's words. It is also what a screen reader says for a picture. */
function Describe({ keepsake, of }: Pick<FileRowProps, 'keepsake' | 'of'>) {
  const [text, setText] = useState<string | null>(null);
  const label = keepsake.text ? strings.changeWhatItIs : strings.sayWhatItIs;
  if (text === null) {
    return (
      <Button
        variant="quiet"
        size="small"
        aria-label={`${label}: ${fileTitle(keepsake)}`}
        onClick={() => setText(keepsake.text)}
      >
        {label}
      </Button>
    );
  }
  return (
    <form
      className={styles.describe}
      onSubmit={(event) => {
        event.preventDefault();
        void of.describe(keepsake.id, text.trim()).then((kept) => kept && setText(null));
      }}
    >
      <TextField
        label={strings.whatItIs}
        hint={strings.forExampleTheMessage}
        value={text}
        maxLength={200}
        autoFocus
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary" size="small">
        {strings.save}
      </Button>
    </form>
  );
}
