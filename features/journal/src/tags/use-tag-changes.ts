import { keyOf, say } from '@mooring/contract';
import { journalTags, useData, useLive, useMuted } from '@mooring/data';
import { cleanTag, hasTag, isSameTag, type OwnTag } from '@mooring/data/tags';
import { useState } from 'react';
import { knownSpelling, nameFault } from './own-tag-rules.ts';
import { useOwnTags } from './use-own-tags.ts';

export type OpenTag = { task: 'rename' | 'remove'; tag: OwnTag };

/** The person's own tags, and how to change them. */
export type TagChanges = {
  tags: readonly OwnTag[];
  open: OpenTag | null;
  begin(open: OpenTag): void;
  leave(): void;
  /** What was done last, in words. */
  said: string;
  failure: string | null;
  isBusy: boolean;
  isMuted(tag: string): boolean;
  /** Of two tags that become one, the one that is not to be brought up. Null where both are, or neither is. */
  onlyMutedOf(tag: string, other: string): string | null;
  faultOf(name: string): string | null;
  /** The tag that has this name already, if it is another one. */
  otherOf(tag: OwnTag, name: string): string | null;
  rename(tag: OwnTag, name: string): void;
  remove(tag: OwnTag): void;
};

export function useTagChanges(onChanged: (tag: string, name: string | null) => void): TagChanges {
  const data = useData();
  const { all } = useOwnTags();
  const { hides } = useMuted();
  const muted = useLive(({ records }) => records.get('muted'), ['user_data']);
  const mutedTags = (muted.status === 'ready' && muted.value?.tags) || [];
  const [open, setOpen] = useState<OpenTag | null>(null);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function run({ name: tag }: OwnTag, name: string | null) {
    setBusy(true);
    setFailure(null);
    try {
      await (name === null ? data.tags.remove(tag) : data.tags.rename(tag, name));
      onChanged(tag, name);
      setSaid(name === null ? `#${tag} is removed.` : `#${tag} is now #${name}.`);
      setOpen(null);
    } catch (error) {
      const { title, text = '' } = say(keyOf(error, 'store.failed'));
      setFailure(`${title}. ${text}`);
    } finally {
      setBusy(false);
    }
  }

  return {
    tags: all,
    open,
    begin(next) {
      setOpen(next);
      setSaid('');
    },
    leave() {
      setOpen(null);
      setFailure(null);
    },
    said,
    failure,
    isBusy,
    isMuted: (tag) => hides({ tags: [tag] }),
    onlyMutedOf(tag, other) {
      // A tag that only a muted word hides is not hidden under another name.
      const [isTagMuted, isOtherMuted] = [hasTag(mutedTags, tag), hides({ tags: [other] })];
      if (isTagMuted === isOtherMuted) return null;
      return isTagMuted ? tag : other;
    },
    faultOf: nameFault,
    otherOf({ name: tag }, name) {
      const others = [...journalTags, ...all.map((one) => one.name)].filter(
        (one) => !isSameTag(one, tag),
      );
      return others.find((one) => isSameTag(one, name)) ?? null;
    },
    rename(tag, typed) {
      const others = all.filter((one) => !isSameTag(one.name, tag.name));
      const name = knownSpelling(typed, others);
      void data.safety.screenAndRaise(cleanTag(typed));
      void run(tag, name);
    },
    remove: (tag) => void run(tag, null),
  };
}
