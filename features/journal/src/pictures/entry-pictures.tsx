import { say } from '@mooring/contract';
import type { EntryPicture } from '@mooring/data';
import { Button, Dialog, Icon, VisuallyHidden } from '@mooring/ui';
import { EyeIcon, EyeOffIcon, FailureNotice } from '@mooring/ui/bundled';
import { PictureImage } from './picture-image.tsx';
import { pictureName } from './picture-words.ts';
import styles from './pictures.module.css';
import * as strings from './strings.ts';
import { type EntryPicturesView, useEntryPictures } from './use-entry-pictures.ts';

/** The pictures of an entry, to be opened large. Nothing where it has none. One that is not to be brought up waits for a press. */
export function EntryPictures({ entryId }: { entryId: string }) {
  const view = useEntryPictures(entryId);
  const { pictures, unreadable, failure } = view;
  if (failure) return <FailureNotice {...say(failure.key)} retry={failure.retry} />;
  if (pictures.length + unreadable === 0) return null;
  return (
    <section aria-label={strings.pictures} className={styles.section}>
      {pictures.length > 0 && (
        <ul className={styles.grid} data-one={pictures.length === 1 || undefined}>
          {pictures.map((picture, index) => {
            const name = pictureName(picture, index, pictures.length);
            if (view.isHidden(picture)) {
              return (
                <li key={picture.id} tabIndex={-1}>
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={(event) => {
                      // The button goes, so the focus stays at its place.
                      event.currentTarget.closest('li')?.focus();
                      view.ask(picture.id);
                    }}
                  >
                    <Icon as={EyeOffIcon} size="small" />
                    {strings.notBroughtUpShow}
                  </Button>
                </li>
              );
            }
            return (
              <li key={picture.id} tabIndex={-1}>
                <button type="button" className={styles.open} onClick={() => view.show(picture.id)}>
                  <VisuallyHidden>{strings.showLarge} </VisuallyHidden>
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
      {unreadable > 0 && <p className={styles.soft}>{strings.unreadablePictures(unreadable)}</p>}
      <Large view={view} picture={view.large} />
    </section>
  );
}

function Large({ view, picture }: { view: EntryPicturesView; picture: EntryPicture | null }) {
  const { pictures, count, before, after } = view;
  const name = picture && pictureName(picture, pictures.indexOf(picture), pictures.length);
  const muteLabel =
    picture && view.isMuted(picture.id) ? strings.showItAgain : strings.dontBringThisUp;
  return (
    <Dialog
      open={picture !== null}
      onOpenChange={(open) => !open && view.close()}
      title={name ?? ''}
      footer={
        picture && (
          <>
            {count > 1 && (
              <>
                <Button
                  variant="secondary"
                  disabled={after === undefined}
                  onClick={() => after && view.show(after)}
                >
                  {strings.nextPicture}
                </Button>
                <Button
                  variant="secondary"
                  disabled={before === undefined}
                  onClick={() => before && view.show(before)}
                >
                  {strings.previousPicture}
                </Button>
              </>
            )}
            {picture.original && (
              <Button variant="secondary" onClick={() => void view.downloadOriginal(picture)}>
                {strings.downloadTheOriginal}
              </Button>
            )}
            <Button variant="secondary" onClick={() => void view.mute(picture.id)}>
              <Icon as={view.isMuted(picture.id) ? EyeIcon : EyeOffIcon} />
              {muteLabel}
            </Button>
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
