import { Button, Icon, TextField } from '@mooring/ui';
import { MessageCircleIcon, PencilIcon, UserRoundIcon } from '@mooring/ui/bundled';
import styles from './contact-rows.module.css';
import * as strings from './strings.ts';
import { useTrustedPersonForm } from './use-trusted-person-form.ts';

/** 'Someone I trust': call or write to them; add or change them in place. */
export function TrustedPersonRow() {
  const form = useTrustedPersonForm();
  if (form.status === 'locked') return <p className={styles.note}>{strings.someoneYouTrust}</p>;
  if (form.status === 'loading') return <div className={styles.row} />;
  if (form.editing)
    return (
      <form className={styles.form} onSubmit={form.save} noValidate>
        <TextField
          label={strings.theirName}
          value={form.name}
          onChange={(event) => form.setName(event.currentTarget.value)}
          error={form.missing === 'name' ? strings.pleaseWriteAName : undefined}
        />
        <TextField
          label={strings.theirPhoneNumber}
          type="tel"
          value={form.phone}
          onChange={(event) => form.setPhone(event.currentTarget.value)}
          error={form.missing === 'phone' ? strings.pleaseWriteANumber : undefined}
        />
        <div className={styles.buttons}>
          <Button type="submit" size="small" busy={form.busy}>
            {strings.keepThisPerson}
          </Button>
          <Button variant="quiet" size="small" onClick={form.cancel}>
            {strings.cancel}
          </Button>
        </div>
        <p className={styles.hint}>{strings.encryptedOnThisDevice}</p>
      </form>
    );
  const { person } = form;
  if (!person)
    return (
      <button type="button" className={styles.row} onClick={form.edit}>
        <Icon as={UserRoundIcon} />
        <span>{strings.addSomeoneITrust}</span>
      </button>
    );
  const number = person.phone.replace(/[^+\d]/g, '');
  return (
    <div className={styles.person}>
      <a className={styles.row} href={`tel:${number}`}>
        <Icon as={UserRoundIcon} />
        <span>{strings.callSomeoneITrust(person.name)}</span>
      </a>
      <a
        className={styles.square}
        href={`sms:${number}`}
        aria-label={strings.textName(person.name)}
      >
        <Icon as={MessageCircleIcon} />
      </a>
      <button
        type="button"
        className={styles.square}
        aria-label={strings.changeName(person.name)}
        onClick={form.edit}
      >
        <Icon as={PencilIcon} />
      </button>
    </div>
  );
}
