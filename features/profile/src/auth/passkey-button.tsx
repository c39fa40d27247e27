import type { PasskeyEntry } from '@mooring/data';
import { Button } from '@mooring/ui';
import * as strings from './strings.ts';

type PasskeyButtonProps = { entry: PasskeyEntry; onPress: () => void };

/** The way in without a password, where a passkey of this device opens an account. */
export function PasskeyButton({ entry, onPress }: PasskeyButtonProps) {
  if (!entry.isOffered) return null;
  return (
    <>
      <Button variant="secondary" wide onClick={onPress} busy={entry.busy}>
        {strings.openWithFaceOrFinger}
      </Button>
      {entry.error !== undefined && <p role="alert">{entry.error}</p>}
    </>
  );
}
