import { say } from '@mooring/contract';
import { Notice } from '@mooring/ui';
import { ConfirmButton } from '@mooring/ui/bundled';

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
            confirmLabel="Delete it"
            cancelLabel="Keep it"
            onConfirm={onDelete}
          >
            Delete what cannot be opened
          </ConfirmButton>
        )
      }
    >
      {text}
    </Notice>
  );
}
