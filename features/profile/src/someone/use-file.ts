import { keyOf, type MessageKey } from '@mooring/contract';
import { type Data, type Keepsake, type KeepsakeKind, useData } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';

/** 'coming': another device added the file, and not all of it is here yet. */
type State = {
  status: 'closed' | 'opening' | 'open' | 'coming' | 'unshowable';
  address: string | null;
};

const closed: State = { status: 'closed', address: null };
const coming: State = { status: 'coming', address: null };

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
      if (await isComing(data, keepsake)) setState(coming);
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
        return now.status === 'coming' ? now : closed;
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

  const isComingNow = state.status === 'coming';
  const whenHere = useRef(show);
  whenHere.current = async () => (showLabel ? show() : setState(closed));
  useEffect(() => {
    if (!isComingNow) return;
    const look = async () => {
      const isHere = await data.keepsakes.isHere(keepsake).catch(() => false);
      if (isHere && !isGone.current) void whenHere.current();
    };
    void look();
    return data.watch(['audio_chunks'], () => void look());
  }, [isComingNow, data, keepsake]);

  return { ...actions, retry: () => void (showLabel ? show() : download()) };
}

/** Parts are missing, and this account has other devices that may have them. */
const isComing = async ({ sync, keepsakes }: Data, keepsake: Keepsake) =>
  sync.state.getState().status !== 'off' && !(await keepsakes.isHere(keepsake).catch(() => true));

export type FileView = ReturnType<typeof useFile>;
