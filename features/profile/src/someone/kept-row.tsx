import { useMuteItem } from '@mooring/data';
import { Button } from '@mooring/ui';
import { type ReactNode, useRef, useState } from 'react';
import * as strings from './strings.ts';

type KeptRowProps = {
  id: string;
  /** It is not to be brought up: it waits for a press. */
  isHidden: boolean;
  /** What it is, for the name of the button. */
  title: string;
  /** The row, with the button that mutes it where it belongs. */
  children(mute: ReactNode): ReactNode;
};

/** A row of something that is kept, or the press that shows it. */
export function KeptRow({ id, isHidden, title, children }: KeptRowProps) {
  const [isAsked, setAsked] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { isMuted, toggle } = useMuteItem()(id);
  if (isHidden && !isAsked) {
    return (
      <li ref={row} tabIndex={-1}>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            // The button goes, so the focus stays at the row.
            row.current?.focus();
            setAsked(true);
          }}
        >
          {strings.notBroughtUpShow}
        </Button>
      </li>
    );
  }
  const label = isMuted ? strings.showItAgain : strings.dontBringThisUp;
  return (
    <li ref={row} tabIndex={-1}>
      {children(
        <Button
          variant="quiet"
          size="small"
          aria-label={`${label}: ${title}`}
          onClick={() => {
            setAsked(false);
            if (!isMuted) row.current?.focus();
            void toggle();
          }}
        >
          {label}
        </Button>,
      )}
    </li>
  );
}
