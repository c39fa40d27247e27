import { Icon, VisuallyHidden } from '@mooring/ui';
import { Segments } from '@mooring/ui/bundled';
import { markOf, marks, noMark } from './marks.ts';
import styles from './profile.module.css';
import * as strings from './strings.ts';

type MarkChoiceProps = { value: string | null; onValueChange: (value: string | null) => void };

/** A small picture beside the details, out of a few. */
export function MarkChoice({ value, onValueChange }: MarkChoiceProps) {
  return (
    <div className={styles.stack}>
      <b aria-hidden="true">{strings.yourPicture}</b>
      <Segments
        label={strings.yourPicture}
        options={marks.map((mark) => ({
          value: mark.value,
          label: (
            <>
              <Icon as={mark.icon} />
              <VisuallyHidden>{mark.name}</VisuallyHidden>
            </>
          ),
        }))}
        value={markOf(value).value}
        onValueChange={(chosen) => onValueChange(chosen === noMark ? null : chosen)}
      />
      <p className={styles.said}>{strings.itIsShownInYourProfile}</p>
    </div>
  );
}
