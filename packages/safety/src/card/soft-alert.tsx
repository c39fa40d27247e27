import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { type DangerKind, useData } from '@mooring/data';
import { Button } from '@mooring/ui';
import { directionOf, type LanguageTexts } from '../languages/languages.ts';
import styles from './alert-card.module.css';
import { alertTexts, softTexts } from './alert-texts.ts';
import { HelplineContacts } from './helpline-links.tsx';
import * as strings from './strings.ts';
import { useHelp } from './use-help.ts';

type Props = {
  kind: DangerKind;
  /** 'other': one that nothing here has words in. */
  language: string | undefined;
  translated: LanguageTexts | undefined;
};

/** An alert below level 2: a sentence, one plain question and a link. It closes when it is answered. */
export function SoftAlert({ kind, language, translated }: Props) {
  const { safety } = useData();
  if (kind === 'child') return <SoftAlertForChild />;
  if (translated) return <SoftAlertIn texts={translated} />;
  if (language === 'other' && kind === 'hopeless') return <SoftAlertInOther />;
  const isBereaved = kind === 'bereaved-by-suicide';
  const { title, text } = alertTexts[isBereaved ? kind : 'hopeless'];
  return (
    <section className={styles.soft} aria-label={strings.aQuestionForYou}>
      <div className={styles.inside}>
        <p role="status">
          {title} {isBereaved ? text : strings.areYouSafeRight}
        </p>
        <div>
          <Button variant="secondary" size="small" onClick={() => safety.closeAlert()}>
            {isBereaved ? strings.close : strings.iAmSafe}
          </Button>
          {!isBereaved && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => safety.raiseAlert({ level: 2, kinds: ['suicide'] })}
            >
              {strings.notReally}
            </Button>
          )}
          <Link to={`${paths.safety.to()}${isBereaved ? '#lines' : ''}`}>
            {isBereaved ? strings.findThemOnRight : strings.rightNow}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** To a child who said so: who talks with children, by their number where the country is known. */
function SoftAlertForChild() {
  const { safety } = useData();
  const line = useHelp()?.lines.find(({ topic }) => topic === 'child');
  return (
    <section className={styles.soft} aria-label={strings.peopleWhoTalkWithChildren}>
      <div className={styles.inside}>
        <p role="status">{softTexts.child}</p>
        {line && <HelplineContacts helpline={line} />}
        <div>
          <Button variant="secondary" size="small" onClick={() => safety.closeAlert()}>
            {strings.close}
          </Button>
          <Link to={`${paths.safety.to()}#lines`}>{strings.findThemOnRight}</Link>
        </div>
      </div>
    </section>
  );
}

/** To somebody who writes in a language that nothing here has words in. */
function SoftAlertInOther() {
  const { safety } = useData();
  return (
    <section className={styles.soft} aria-label={strings.helpInYourCountry}>
      <div className={styles.inside}>
        <p role="status">{softTexts.other}</p>
        <div>
          <Button variant="secondary" size="small" onClick={() => safety.closeAlert()}>
            {strings.close}
          </Button>
          <Link to={`${paths.safety.to()}#lines`}>{strings.findThemOnRight}</Link>
        </div>
      </div>
    </section>
  );
}

/** To somebody who writes in another language: that it is hardly understood here, and where people are who do understand. */
function SoftAlertIn({ texts }: { texts: LanguageTexts }) {
  const { safety } = useData();
  return (
    <section className={styles.soft} aria-label={strings.helpInYourLanguage}>
      <div className={styles.inside} lang={texts.code} dir={directionOf(texts.code)}>
        <p role="status">{texts.soft}</p>
        <div>
          <Button variant="secondary" size="small" onClick={() => safety.closeAlert()}>
            {texts.close}
          </Button>
          <Link to={`${paths.safety.to()}#lines`}>{texts.lines}</Link>
        </div>
      </div>
    </section>
  );
}
