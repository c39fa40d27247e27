import { Button, Icon, TextField } from '@mooring/ui';
import { MessageCircleIcon, PencilIcon, UserRoundIcon } from '@mooring/ui/bundled';
import styles from './contact-rows.module.css';
import { useTrustedPersonForm } from './use-trusted-person-form.ts';

/** 'Someone I trust': call or write to them; add or change them in place. */
export function TrustedPersonRow() {
  const form = useTrustedPersonForm();
  if (form.status === 'locked')
    return (
      <p className={styles.note}>Someone you trust can be shown here once Mooring is unlocked.</p>
    );
  if (form.status === 'loading') return <div className={styles.row} />;
  if (form.editing)
    return (
      <form className={styles.form} onSubmit={form.save} noValidate>
        <TextField
          label="Their name"
          value={form.name}
          onChange={(event) => form.setName(event.currentTarget.value)}
          error={form.missing === 'name' ? 'Please write a name.' : undefined}
        />
        <TextField
          label="Their phone number"
          type="tel"
          value={form.phone}
          onChange={(event) => form.setPhone(event.currentTarget.value)}
          error={form.missing === 'phone' ? 'Please write a number that can be called.' : undefined}
        />
        <div className={styles.buttons}>
          <Button type="submit" size="small" busy={form.busy}>
            Keep this person
          </Button>
          <Button variant="quiet" size="small" onClick={form.cancel}>
            Cancel
          </Button>
        </div>
        <p className={styles.hint}>Sealed on this device, like all your words.</p>
      </form>
    );
  const { person } = form;
  if (!person)
    return (
      <button type="button" className={styles.row} onClick={form.edit}>
        <Icon as={UserRoundIcon} />
        <span>Add someone I trust</span>
      </button>
    );
  const number = person.phone.replace(/[^+\d]/g, '');
  return (
    <div className={styles.person}>
      <a className={styles.row} href={`tel:${number}`}>
        <Icon as={UserRoundIcon} />
        <span>Call {person.name}, someone I trust</span>
      </a>
      <a className={styles.square} href={`sms:${number}`} aria-label={`Text ${person.name}`}>
        <Icon as={MessageCircleIcon} />
      </a>
      <button
        type="button"
        className={styles.square}
        aria-label={`Change ${person.name}`}
        onClick={form.edit}
      >
        <Icon as={PencilIcon} />
      </button>
    </div>
  );
}
