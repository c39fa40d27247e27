import { keyOf, type Message, say } from '@mooring/contract';
import { useData } from '@mooring/data';
import { type FormEvent, useState } from 'react';

/** Ending the copy on the server, with what it has or without. */
export function useLeaveHosting() {
  const { accounts, notices } = useData();
  const [open, setOpen] = useState(false);
  const [deleteCopy, setDeleteCopy] = useState(true);
  const [failure, setFailure] = useState<Message | null>(null);
  const [busy, setBusy] = useState(false);
  return {
    open,
    deleteCopy,
    failure,
    busy,
    setDeleteCopy,
    show() {
      setFailure(null);
      setOpen(true);
    },
    close() {
      if (!busy) setOpen(false);
    },
    async submit(event: FormEvent) {
      event.preventDefault();
      if (busy) return;
      setBusy(true);
      setFailure(null);
      try {
        await accounts.keepOnDevice({ deleteCopy });
        setOpen(false);
        notices.say('hosting.left');
      } catch (error) {
        setFailure(say(keyOf(error, 'store.failed')));
      } finally {
        setBusy(false);
      }
    },
  };
}

export type LeaveHosting = ReturnType<typeof useLeaveHosting>;
