import { say } from '@mooring/contract';
import type { EntryPicture } from '@mooring/data';
import { Button, Dialog, VisuallyHidden } from '@mooring/ui';
import { FailureNotice } from '@mooring/ui/bundled';
import { PictureImage } from './picture-image.tsx';
import { pictureName } from './picture-words.ts';
import styles from './pictures.module.css';
import { type EntryPicturesView, useEntryPictures } from './use-entry-pictures.ts';

/** The pictures of an entry, to be opened large. Nothing where it has none. */
export function EntryPictures({ entryId }: { entryId: string }) {
  const view = useEntryPictures(entryId);
  const { pictures, unreadable, failure } = view;
  if (failure) return <FailureNotice {...say(failure.key)} retry={failure.retry} />;
  if (pictures.length + unreadable === 0) return null;
  return (
    <section aria-label="Pictures" className={styles.section}>
      {pictures.length > 0 && (
        <ul className={styles.grid} data-one={pictures.length === 1 || undefined}>
          {pictures.map((picture, index) => {
            const name = pictureName(picture, index, pictures.length);
            return (
              <li key={picture.id}>
                <button type="button" className={styles.open} onClick={() => view.show(index)}>
                  <VisuallyHidden>{'Show large: '}</VisuallyHidden>
                  <PictureImage
                    picture={picture}
                    name={name}
                    shape={pictures.length === 1 ? 'own' : 'even'}
                  />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {unreadable > 0 && (
        <p className={styles.soft}>
          {unreadable === 1 ? 'One picture' : `${unreadable} pictures`} of this entry could not be
          opened. Nothing of it is removed.
        </p>
      )}
      <Large view={view} picture={view.large} />
    </section>
  );
}

function Large({ view, picture }: { view: EntryPicturesView; picture: EntryPicture | null }) {
  const { pictures, index } = view;
  const name = picture && pictureName(picture, index, pictures.length);
  return (
    <Dialog
      open={picture !== null}
      onOpenChange={(open) => !open && view.close()}
      title={name ?? ''}
      footer={
        (pictures.length > 1 || picture?.original) && (
          <>
            {pictures.length > 1 && (
              <>
                <Button
                  variant="secondary"
                  disabled={index + 1 >= pictures.length}
                  onClick={() => view.step(1)}
                >
                  Next picture
                </Button>
                <Button variant="secondary" disabled={index <= 0} onClick={() => view.step(-1)}>
                  Previous picture
                </Button>
              </>
            )}
            {picture?.original && (
              <Button variant="secondary" onClick={() => void view.downloadOriginal(picture)}>
                Download the original
              </Button>
            )}
          </>
        )
      }
    >
      {picture && (
        <PictureImage key={picture.id} picture={picture} name={name ?? ''} shape="whole" />
      )}
    </Dialog>
  );
}
