import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Page, TextLink } from '@mooring/ui';
import type { ReactNode } from 'react';
import styles from './someone.module.css';
import * as strings from './strings.ts';
import { voicemailGuide } from './voicemail-steps.ts';

/** How to get a voicemail off a phone before anything about the phone is changed. */
export function VoicemailGuide({ back }: { back: ReactNode }) {
  return (
    <Page
      layout="margin"
      title={strings.howToGetAVoicemail}
      lead={strings.aVoicemailIsOften}
      back={back}
    >
      {voicemailGuide.map(({ id, title, steps, after }) => (
        <section key={id} className={styles.part} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {after && <p>{after}</p>}
        </section>
      ))}
      <p className={styles.soft}>
        {strings.phonesAndCompanies}{' '}
        <TextLink asChild>
          <Link to={`${paths.answers.to()}?read=phone-contract-keep-voicemail`}>
            {strings.aShortAnswerWithIts}
          </Link>
        </TextLink>
      </p>
    </Page>
  );
}
