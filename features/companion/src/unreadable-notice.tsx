import { say } from '@mooring/contract';
import { Notice } from '@mooring/ui';
import { ConfirmButton } from '@mooring/ui/bundled';
import * as strings from './strings.ts';

/** Says that a part cannot be opened. The rest is shown. With `onDelete` that part can be deleted for good. */
export function UnreadableNotice({ onDelete }: { onDelete?: () => void }) {
  const { title, text } = say('vault.unreadable');
  return (
    <Notice
      title={title}
      action={
        onDelete && (
          <ConfirmButton
            {...say('vault.delete-unreadable')}
            confirmLabel={strings.deleteIt}
            cancelLabel={strings.keepIt}
            onConfirm={onDelete}
          >
            {strings.deleteWhatCannot}
          </ConfirmButton>
        )
      }
    >
      {text}
    </Notice>
  );
}
