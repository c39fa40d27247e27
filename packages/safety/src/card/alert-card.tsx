import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { type ActiveAlert, useData } from '@mooring/data';
import { Button, Icon, IconButton } from '@mooring/ui';
import { ChevronDownIcon, LifeBuoyIcon, withParts, XIcon } from '@mooring/ui/bundled';
import { useState } from 'react';
import { directionOf, textsIn } from '../languages/languages.ts';
import styles from './alert-card.module.css';
import { AlertContacts } from './alert-contacts.tsx';
import { alertTexts } from './alert-texts.ts';
import { leaveFast } from './leave-fast.ts';
import { SoftAlert } from './soft-alert.tsx';
import * as strings from './strings.ts';

/** The card of the active alert: open, or folded to one bar. It goes only when the person closes it. */
export function AlertCard({ alert }: { alert: ActiveAlert }) {
  const { safety } = useData();
  const [folded, setFolded] = useState<ActiveAlert | null>(null);
  const [kind = 'hopeless'] = alert.kinds;
  const translated = textsIn(alert.language);
  if (alert.level < 2)
    return <SoftAlert kind={kind} language={alert.language} translated={translated} />;

  const { title, text } = alertTexts[kind];
  const canLeaveFast = alert.kinds.some((each) => alertTexts[each].leave);
  const isOpen = folded !== alert;
  return (
    <section
      className={styles.card}
      aria-label={strings.helpRightNow}
      data-open={isOpen || undefined}
    >
      <div className={styles.inside}>
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            onClick={() => setFolded(isOpen ? alert : null)}
          >
            <Icon as={LifeBuoyIcon} size="small" />
            {strings.helpRightNow}
            <Icon as={ChevronDownIcon} size="small" className={styles.chevron} />
          </button>
          {canLeaveFast && (
            <Button variant="quiet" size="small" className={styles.leave} onClick={leaveFast}>
              {strings.leaveFast}
            </Button>
          )}
          {isOpen && (
            <IconButton
              label={strings.closeThisCard}
              className={styles.close}
              onClick={() => safety.closeAlert()}
            >
              <Icon as={XIcon} />
            </IconButton>
          )}
        </div>
        <div role={alert.isNew ? 'alert' : undefined} hidden={!isOpen}>
          {translated && (
            <div lang={translated.code} dir={directionOf(translated.code)}>
              <p className={styles.title}>{translated.title}</p>
              <p className={styles.text}>{translated.text}</p>
            </div>
          )}
          <p className={styles.title}>{title}</p>
          <p className={styles.text} data-first>
            {text}
          </p>
        </div>
        {isOpen && <AlertContacts kinds={alert.kinds} />}
        {isOpen && (
          <p className={styles.later} aria-hidden>
            {text}
          </p>
        )}
        {isOpen && (
          <p className={styles.foot}>
            {withParts(strings.moreOnThePageRight, (words) => (
              <Link to={paths.safety.to()}>{words}</Link>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
