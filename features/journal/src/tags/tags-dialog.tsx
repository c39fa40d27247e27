import { Button, Dialog, Notice, TextField } from '@mooring/ui';
import { useFocusOnChange } from '@mooring/ui/bundled';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as strings from './strings.ts';
import styles from './tags.module.css';
import { type OpenTag, type TagChanges, useTagChanges } from './use-tag-changes.ts';

type TagsDialogProps = {
  /** A tag has another name now, or null where it was removed. */
  onChanged(tag: string, name: string | null): void;
  onClose(): void;
};

/** The person's own tags: each can be renamed or removed. */
export function TagsDialog({ onChanged, onClose }: TagsDialogProps) {
  const changes = useTagChanges(onChanged);
  const { open } = changes;
  const form = useId();
  const view = useFocusOnChange<HTMLElement>(titleOf(open));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={titleOf(open)}
      description={descriptionOf(open, changes)}
      footer={<Footer changes={changes} form={form} onClose={onClose} />}
    >
      <section ref={view} aria-label={titleOf(open)} tabIndex={-1} className={styles.view}>
        <p role="status" className={styles.said}>
          {changes.said}
        </p>
        {open === null && <TagList changes={changes} />}
        {open?.task === 'rename' && (
          <RenameForm key={open.tag.name} id={form} open={open} changes={changes} />
        )}
        {changes.failure && <Notice tone="danger">{changes.failure}</Notice>}
      </section>
    </Dialog>
  );
}

const titleOf = (open: OpenTag | null) =>
  open === null
    ? strings.yourTags
    : `${open.task === 'rename' ? strings.rename : strings.remove} #${open.tag.name}`;

function descriptionOf(open: OpenTag | null, { isMuted, tags }: TagChanges): string | undefined {
  if (open === null) {
    return tags.length > 0 ? strings.ifYouRenameOrRemove : strings.youHaveNoTagsOfYourOwn;
  }
  if (open.task === 'rename') return strings.itGetsTheNewName(strings.countEntries(open.tag.count));
  const text = strings.theTagIsRemoved(strings.countEntries(open.tag.count));
  return isMuted(open.tag.name) ? strings.thisTagIsNotToBeBrought(text) : text;
}

function TagList({ changes }: { changes: TagChanges }) {
  return (
    <ul className={styles.list} aria-label={strings.yourTags}>
      {changes.tags.map((tag) => (
        <li key={tag.name}>
          <span>
            <span dir="auto">#{tag.name}</span> <small>{strings.countEntries(tag.count)}</small>
          </span>
          <span>
            <Button
              variant="quiet"
              size="small"
              aria-label={strings.renameName(tag.name)}
              onClick={() => changes.begin({ task: 'rename', tag })}
            >
              {strings.rename}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={strings.removeName(tag.name)}
              onClick={() => changes.begin({ task: 'remove', tag })}
            >
              {strings.remove}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

type RenameFormProps = { id: string; open: OpenTag; changes: TagChanges };

function RenameForm({ id, open: { tag }, changes }: RenameFormProps) {
  const [name, setName] = useState(tag.name);
  const [fault, setFault] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const other = changes.otherOf(tag, name);
  const muted = other === null ? null : changes.onlyMutedOf(tag.name, other);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = changes.faultOf(name);
    setFault(found);
    if (!found) changes.rename(tag, name);
  }

  return (
    <form id={id} method="post" onSubmit={submit} noValidate className={styles.form}>
      <TextField
        ref={field}
        label={strings.newName}
        dir="auto"
        value={name}
        error={fault ?? undefined}
        onChange={(event) => {
          setName(event.target.value);
          setFault(null);
        }}
      />
      <p role="status" className={styles.said}>
        {other && strings.youAlreadyHave(other)}
        {muted && strings.isNotToBeBrought(muted)}
      </p>
    </form>
  );
}

type FooterProps = { changes: TagChanges; form: string; onClose(): void };

function Footer({ changes, form, onClose }: FooterProps) {
  const { open, isBusy } = changes;
  if (open === null) {
    return (
      <Button variant="secondary" onClick={onClose}>
        {strings.close}
      </Button>
    );
  }
  return (
    <>
      {open.task === 'rename' ? (
        <Button type="submit" form={form} busy={isBusy}>
          {strings.rename}
        </Button>
      ) : (
        <Button variant="danger" busy={isBusy} onClick={() => changes.remove(open.tag)}>
          {strings.removeTheTag}
        </Button>
      )}
      <Button variant="secondary" onClick={changes.leave}>
        {strings.leaveItAsItIs}
      </Button>
    </>
  );
}
