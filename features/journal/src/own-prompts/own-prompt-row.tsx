import { paths, type WriteState } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { OwnPrompt } from '@mooring/data';
import { Button, Icon, IconButton } from '@mooring/ui';
import { ChevronDownIcon, EyeOffIcon } from '@mooring/ui/bundled';
import { useEffect, useRef, useState } from 'react';
import { beginningOf } from './beginning-of.ts';
import { ownPromptAddress } from './own-addresses.ts';
import styles from './own-prompts.module.css';
import * as strings from './strings.ts';
import type { OwnPromptActions } from './use-own-prompts.ts';

type OwnPromptRowProps = {
  prompt: OwnPrompt;
  /** It is not to be brought up: its words wait behind one press. */
  isHidden: boolean;
  place: 'first' | 'last' | 'only' | 'between';
  actions: OwnPromptActions;
  /** What follows a removal: the row with the focus is gone. */
  afterRemove(): void;
};

export function OwnPromptRow({ prompt, isHidden, place, actions, afterRemove }: OwnPromptRowProps) {
  const [isShown, setShown] = useState(false);
  if (isHidden && !isShown) {
    return (
      <Button variant="quiet" size="small" onClick={() => setShown(true)}>
        <Icon as={EyeOffIcon} size="small" />
        {strings.notBroughtUpShow}
      </Button>
    );
  }
  // The words stay out of the browser's history: the page to write on reads them by the id.
  const answer: WriteState = { ownPrompt: prompt.id };
  const name = beginningOf(prompt.text);
  return (
    <>
      <p className={styles.text} dir="auto">
        {prompt.text}
      </p>
      {prompt.dailySince && <p className={styles.soft}>{strings.sometimesUsedAsADaily}</p>}
      <div className={styles.ways}>
        <Button asChild variant="secondary" size="small">
          <Link to={paths.write.to()} state={answer} aria-label={strings.writeResponseName(name)}>
            {strings.writeResponse}
          </Link>
        </Button>
        <Button asChild variant="quiet" size="small">
          <Link to={ownPromptAddress(prompt.id)} aria-label={strings.changeName(name)}>
            {strings.change}
          </Link>
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={strings.removeName(name)}
          onClick={() => {
            afterRemove();
            void actions.remove(prompt);
          }}
        >
          {strings.remove}
        </Button>
        <Moves {...{ prompt, name, place, actions }} />
      </div>
    </>
  );
}

type MovesProps = Pick<OwnPromptRowProps, 'prompt' | 'place' | 'actions'> & { name: string };

function Moves({ prompt: { id }, name, place, actions: { move, moved } }: MovesProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = moved?.id === id ? moved : null;
  // A row that moves may lose the focus of its button.
  useEffect(() => {
    if (pressed) (pressed.by === -1 ? up : down).current?.focus();
  }, [pressed]);
  if (place === 'only') return null;
  return (
    <span className={styles.moves}>
      <IconButton
        ref={up}
        label={strings.moveUpName(name)}
        title={strings.moveUp}
        className={styles.up}
        aria-disabled={place === 'first' || undefined}
        onClick={() => void move(id, -1)}
      >
        <Icon as={ChevronDownIcon} size="small" />
      </IconButton>
      <IconButton
        ref={down}
        label={strings.moveDownName(name)}
        title={strings.moveDown}
        aria-disabled={place === 'last' || undefined}
        onClick={() => void move(id, 1)}
      >
        <Icon as={ChevronDownIcon} size="small" />
      </IconButton>
    </span>
  );
}
