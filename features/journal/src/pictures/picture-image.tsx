import type { EntryPicture } from '@mooring/data';
import styles from './pictures.module.css';
import * as strings from './strings.ts';
import { usePicture } from './use-picture.ts';

type PictureImageProps = {
  picture: EntryPicture;
  name: string;
  /** 'own': the picture's own. 'even': the same for all, beside others. 'whole': nothing is cut off. */
  shape: 'own' | 'even' | 'whole';
};

/** A picture in a frame whose shape is known before, so that nothing moves when it is there. */
export function PictureImage({ picture, name, shape }: PictureImageProps) {
  const { frame, address, missing, hasFailed, cannotShow } = usePicture<HTMLSpanElement>(picture);
  return (
    <span
      ref={frame}
      className={styles.frame}
      data-shape={shape}
      style={shape === 'even' ? undefined : { aspectRatio: picture.width / picture.height }}
    >
      {hasFailed || missing ? (
        <span className={styles.failed}>
          {missing ? strings.missing[missing] : strings.thisPictureCould}
        </span>
      ) : (
        address && <img src={address} alt={name} decoding="async" onError={cannotShow} />
      )}
    </span>
  );
}
