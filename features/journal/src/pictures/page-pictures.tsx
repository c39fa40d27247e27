import { say } from '@mooring/contract';
import type { EntryPicture } from '@mooring/data';
import { Button, Icon, Notice, TextField } from '@mooring/ui';
import { Checkbox, ImageIcon } from '@mooring/ui/bundled';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { PictureImage } from './picture-image.tsx';
import { maxPictures, pictureName, usedText } from './picture-words.ts';
import styles from './pictures.module.css';
import { useDroppedPictures } from './use-dropped-pictures.ts';
import {
  type PagePictures as Pictures,
  type PicturesOfPage,
  usePagePictures,
} from './use-page-pictures.ts';

type PagePicturesProps = {
  page: PicturesOfPage;
  /** Where pictures can be dropped and pasted. */
  form: RefObject<HTMLFormElement | null>;
};

/** The pictures of a page to write on: adding, describing, ordering and removing them. */
export function PagePictures({ page, form }: PagePicturesProps) {
  const pictures = usePagePictures(page);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  useDroppedPictures(form, (files) => void pictures.add(files));
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
          Pictures <span>(optional)</span>
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
          Add a picture
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
          <p>{waiting === 1 ? 'Adding a picture …' : `Adding ${waiting} pictures …`}</p>
        )}
        {refused.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {moved && <p key={moved.said}>{moved.said}</p>}
        {bringBack && (
          <p>
            The picture is removed.{' '}
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                bringBack.run();
                heading.current?.focus();
              }}
            >
              Bring it back
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
  const isFull = pictures.pictures.length >= maxPictures;
  return (
    <div className={styles.choose}>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        multiple
        aria-label="Pictures to add"
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
        Choose pictures
      </Button>
      <Checkbox
        bare
        label="Keep the original files too"
        hint="An original also holds the place and the time of the picture, if the camera wrote them into it."
        checked={keepOriginal}
        onCheckedChange={setKeepOriginal}
      />
      <p className={styles.soft}>
        {pictures.pictures.length > 0 && `${usedText(pictures.pictures)}. `}
        Up to {maxPictures} pictures in an entry, each from a file of up to 25 MB. They are made
        smaller here, without place and time, and encrypted on this device.
      </p>
      {room && <p className={styles.soft}>{room}</p>}
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
  const place = `picture ${index + 1}`;
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
              What it shows <span className={styles.soft}>(optional)</span>
            </>
          }
          hint={
            index === 0
              ? 'You can search for these words. If you use a screen reader, it reads them to you.'
              : undefined
          }
          value={alt}
          maxLength={300}
          dir="auto"
          onChange={({ target }) => of.describe(id, target.value)}
        />
        {original && <p className={styles.soft}>The original is kept too: {original.name}</p>}
        <div className={styles.buttons}>
          {of.pictures.length > 1 && (
            <Button
              ref={up}
              variant="quiet"
              size="small"
              aria-label={`Move up: ${place}`}
              aria-disabled={index === 0 || undefined}
              onClick={() => of.moveUp(id)}
            >
              Move up
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-label={`Remove: ${place}`}
            onClick={() => {
              of.remove(id);
              afterRemove();
            }}
          >
            Remove
          </Button>
        </div>
      </div>
    </li>
  );
}
