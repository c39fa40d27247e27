import { Button, Dialog, Notice, TextField } from '@mooring/ui';
import { useFocusOnChange } from '@mooring/ui/bundled';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
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
  open === null ? 'Your tags' : `${open.task === 'rename' ? 'Rename' : 'Remove'} #${open.tag.name}`;

function descriptionOf(open: OpenTag | null, { isMuted, tags }: TagChanges): string | undefined {
  if (open === null) {
    return tags.length > 0
      ? 'If you rename or remove a tag, it changes on every entry that has it. Your entries are kept.'
      : 'You have no tags of your own now. You can add one while you write.';
  }
  if (open.task === 'rename') return `It gets the new name on ${entries(open.tag.count)}.`;
  const text = `The tag is removed from ${entries(open.tag.count)}. Your entries are kept.`;
  return isMuted(open.tag.name)
    ? `${text} This tag is not to be brought up. Without it, these entries can be brought up again.`
    : text;
}

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

function TagList({ changes }: { changes: TagChanges }) {
  return (
    <ul className={styles.list} aria-label="Your tags">
      {changes.tags.map((tag) => (
        <li key={tag.name}>
          <span>
            <span dir="auto">#{tag.name}</span> <small>{entries(tag.count)}</small>
          </span>
          <span>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Rename #${tag.name}`}
              onClick={() => changes.begin({ task: 'rename', tag })}
            >
              Rename
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove #${tag.name}`}
              onClick={() => changes.begin({ task: 'remove', tag })}
            >
              Remove
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
        label="New name"
        dir="auto"
        value={name}
        error={fault ?? undefined}
        onChange={(event) => {
          setName(event.target.value);
          setFault(null);
        }}
      />
      <p role="status" className={styles.said}>
        {other && `You already have #${other}. The two tags become one.`}
        {muted &&
          ` #${muted} is not to be brought up, so no entry of either tag is brought up then.`}
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
        Close
      </Button>
    );
  }
  return (
    <>
      {open.task === 'rename' ? (
        <Button type="submit" form={form} busy={isBusy}>
          Rename
        </Button>
      ) : (
        <Button variant="danger" busy={isBusy} onClick={() => changes.remove(open.tag)}>
          Remove the tag
        </Button>
      )}
      <Button variant="secondary" onClick={changes.leave}>
        Leave it as it is
      </Button>
    </>
  );
}
