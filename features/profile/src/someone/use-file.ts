import { keyOf, type MessageKey } from '@mooring/contract';
import { type Data, type Keepsake, type KeepsakeKind, useData } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';

/**
 * Not all of the file is here. 'coming': another device added it. 'removed': one deleted it, and what was said of it was changed where it had
 * not arrived yet.
 */
type Missing = 'coming' | 'removed';
type State = {
  status: 'closed' | 'opening' | 'open' | Missing | 'unshowable';
  address: string | null;
};

const closed: State = { status: 'closed', address: null };

/** Kinds that can be shown, with the button that does it. All others are only kept. */
const showLabels: Partial<Record<KeepsakeKind, string>> = {
  voice: 'Play',
  picture: 'Show',
  video: 'Play',
};

/** A file of a keepsake, decrypted when it is asked for. */
export function useFile(keepsake: Keepsake) {
  const data = useData();
  const [state, setState] = useState<State>(closed);
  const [failure, setFailure] = useState<MessageKey | null>(null);

  const { address } = state;
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);

  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  /** Null if it cannot be opened; that is said then. */
  const open = async () => {
    setFailure(null);
    try {
      const opened = await data.keepsakes.openFile(keepsake);
      if (opened.isWhole) return opened.file;
      setFailure('vault.unreadable');
    } catch (error) {
      const missing = await whyMissing(data, keepsake);
      if (missing) setState({ status: missing, address: null });
      else setFailure(keyOf(error, 'vault.unreadable'));
    }
    return null;
  };

  const actions = {
    ...state,
    failure,
    /** Undefined where it can only be downloaded. */
    showLabel: showLabels[keepsake.kind],
    async show() {
      setState({ status: 'opening', address: null });
      const file = await open();
      // The page was left: an address made now would never be given back.
      if (isGone.current) return;
      setState((now) => {
        if (file) return { status: 'open', address: URL.createObjectURL(file) };
        return isMissing(now) ? now : closed;
      });
    },
    cannotShow: () => setState({ status: 'unshowable', address: null }),
    async download() {
      const file = await open();
      // As bytes: a browser never opens it as a page.
      const bytes = file && new Blob([file], { type: 'application/octet-stream' });
      if (!bytes) return;
      const { downloadFile } = await import('./download.ts');
      void downloadFile(keepsake.file?.name ?? 'file', bytes);
    },
  };
  const { showLabel, show, download } = actions;

  const isMissingNow = isMissing(state);
  const whenHere = useRef(show);
  whenHere.current = async () => (showLabel ? show() : setState(closed));
  useEffect(() => {
    if (!isMissingNow) return;
    const look = async () => {
      const isHere = await data.keepsakes.isHere(keepsake).catch(() => false);
      if (isHere && !isGone.current) void whenHere.current();
    };
    void look();
    return data.watch(['audio_chunks'], () => void look());
  }, [isMissingNow, data, keepsake]);

  return { ...actions, retry: () => void (showLabel ? show() : download()) };
}

const isMissing = ({ status }: State) => status === 'coming' || status === 'removed';

/** Null where no part is missing, or the account has no other device that may have it. */
async function whyMissing({ sync, keepsakes }: Data, keepsake: Keepsake): Promise<Missing | null> {
  if (sync.state.getState().status === 'off') return null;
  if (await keepsakes.isHere(keepsake).catch(() => true)) return null;
  return (await keepsakes.isRemoved(keepsake).catch(() => false)) ? 'removed' : 'coming';
}

export type FileView = ReturnType<typeof useFile>;
