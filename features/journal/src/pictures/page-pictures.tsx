import { say } from '@mooring/contract';
import { type EntryPicture, useSession } from '@mooring/data';
import { Button, Icon, Notice, TextField } from '@mooring/ui';
import { Checkbox, ImageIcon, useDroppedFiles } from '@mooring/ui/bundled';
import { useEffect, useId, useRef, useState } from 'react';
import { PictureImage } from './picture-image.tsx';
import { maxPictures, pictureName, usedText } from './picture-words.ts';
import styles from './pictures.module.css';
import * as strings from './strings.ts';
import {
  type PagePictures as Pictures,
  type PicturesOfPage,
  usePagePictures,
} from './use-page-pictures.ts';

type PagePicturesProps = { page: PicturesOfPage };

/** The pictures of a page to write on: adding, describing, ordering and removing them. They can be dropped and pasted anywhere. */
export function PagePictures({ page }: PagePicturesProps) {
  const pictures = usePagePictures(page);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  useDroppedFiles((files) => void pictures.add(files));
  const { failure, waiting, refused, bringBack, moved } = pictures;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the section is gone.
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  const isShown = isOpen || pictures.pictures.length > 0 || waiting > 0;
  return (
    <section className={styles.section} aria-labelledby={isShown ? id : undefined}>
      {isShown ? (
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
          {strings.pictures} <span>{strings.optional}</span>
        </h2>
      ) : (
        <Button
          variant="quiet"
          size="small"
          className={styles.opener}
          onClick={() => {
            setOpen(true);
            void pictures.sayRoom();
          }}
        >
          <Icon as={ImageIcon} size="small" />
          {strings.addAPicture}
        </Button>
      )}
      {pictures.pictures.length > 0 && (
        <ol className={styles.list}>
          {pictures.pictures.map((picture, index) => (
            <PictureRow
              key={picture.id}
              picture={picture}
              index={index}
              of={pictures}
              afterRemove={() => {
                // The row with the focus is gone. The section stays, also without a picture.
                setOpen(true);
                heading.current?.focus();
              }}
            />
          ))}
        </ol>
      )}
      <div role="status" className={styles.said}>
        {waiting > 0 && (
          <p>{waiting === 1 ? strings.addingAPicture : strings.addingPicturesWaiting(waiting)}</p>
        )}
        {refused.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {moved && <p key={moved.said}>{moved.said}</p>}
        {bringBack && (
          <p>
            {strings.thePictureIsRemoved}{' '}
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                bringBack.run();
                heading.current?.focus();
              }}
            >
              {strings.bringItBack}
            </Button>
          </p>
        )}
      </div>
      {failure && (
        <Notice tone="danger" title={say(failure).title}>
          {say(failure).text}
        </Notice>
      )}
      {isShown && <Choose pictures={pictures} />}
    </section>
  );
}

function Choose({ pictures }: { pictures: Pictures }) {
  const input = useRef<HTMLInputElement>(null);
  const { waiting, room, keepOriginal, setKeepOriginal, add } = pictures;
  const session = useSession();
  const isHosted = session.status === 'open' && session.account.home === 'hosted';
  const isFull = pictures.pictures.length >= maxPictures;
  return (
    <div className={styles.choose}>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        multiple
        aria-label={strings.picturesToAdd}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        size="small"
        disabled={isFull}
        busy={waiting > 0}
        onClick={() => input.current?.click()}
      >
        <Icon as={ImageIcon} size="small" />
        {strings.choosePictures}
      </Button>
      <Checkbox
        bare
        label={strings.keepTheOriginal}
        hint={strings.anOriginalAlso}
        checked={keepOriginal}
        onCheckedChange={setKeepOriginal}
      />
      <p className={styles.soft}>
        {pictures.pictures.length > 0 && `${usedText(pictures.pictures)}. `}
        {strings.upToPicturesInAnEntry(maxPictures)}
      </p>
      {room && <p className={styles.soft}>{room}</p>}
      {isHosted && <p className={styles.soft}>{strings.serverRoom}</p>}
    </div>
  );
}

type PictureRowProps = {
  picture: EntryPicture;
  index: number;
  of: Pictures;
  afterRemove(): void;
};

function PictureRow({ picture, index, of, afterRemove }: PictureRowProps) {
  const { id, alt, original } = picture;
  const place = strings.pictureIndex(index + 1);
  const up = useRef<HTMLButtonElement>(null);
  const pressed = of.moved?.id === id ? of.moved : null;
  // A row that moves may lose the focus of its button.
  useEffect(() => {
    if (pressed) up.current?.focus();
  }, [pressed]);
  return (
    <li className={styles.row}>
      <PictureImage
        picture={picture}
        name={pictureName(picture, index, of.pictures.length)}
        shape="own"
      />
      <div className={styles.about}>
        <TextField
          label={
            <>
              {strings.whatItShows} <span className={styles.soft}>{strings.optional}</span>
            </>
          }
          hint={index === 0 ? strings.youCanSearchForThese : undefined}
          value={alt}
          maxLength={300}
          dir="auto"
          onChange={({ target }) => of.describe(id, target.value)}
        />
        {original && <p className={styles.soft}>{strings.theOriginalIsKept(original.name)}</p>}
        <div className={styles.buttons}>
          {of.pictures.length > 1 && (
            <Button
              ref={up}
              variant="quiet"
              size="small"
              aria-label={strings.moveUpPlace(place)}
              aria-disabled={index === 0 || undefined}
              onClick={() => of.moveUp(id)}
            >
              {strings.moveUp}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-label={strings.removePlace(place)}
            onClick={() => {
              of.remove(id);
              afterRemove();
            }}
          >
            {strings.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}
