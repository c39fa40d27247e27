import { paths } from '@mooring/contract';
import { Navigate } from '@mooring/contract/router';
import { Page, Skeleton } from '@mooring/ui';
import { Tabs } from '@mooring/ui/bundled';
import { lazy, Suspense } from 'react';
import { PhrasePage } from '../phrase/phrase-page.tsx';
import styles from './auth.module.css';
import { AuthForm } from './auth-form.tsx';
import { PrivacyPromise } from './privacy-promise.tsx';
import * as strings from './strings.ts';
import { type Auth, useAuth } from './use-auth.ts';

const RecoverPage = lazy(async () => ({
  default: (await import('./recover-page.tsx')).RecoverPage,
}));

export function Component() {
  const auth = useAuth();
  switch (auth.view) {
    case 'starting':
      return <Starting />;
    case 'inside':
      return <Navigate to={paths.dashboard.to()} replace />;
    case 'phrase':
      return (
        <PhrasePage
          phrase={auth.phrase}
          email={auth.email}
          onWritten={() => auth.finish(true)}
          onLater={() => auth.finish(false)}
        />
      );
    case 'recover':
      return (
        <Suspense fallback={<Starting />}>
          <RecoverPage email={auth.email || auth.form.fields.email} onBack={auth.backToForms} />
        </Suspense>
      );
    case 'forms':
      return <AuthForms auth={auth} />;
  }
}

function AuthForms({ auth }: { auth: Auth }) {
  const { form } = auth;
  const formFor = (mode: 'sign-up' | 'log-in') => (
    <AuthForm
      mode={mode}
      form={form}
      hasVisitorEntries={auth.hasVisitorEntries}
      onForgotten={auth.recover}
    />
  );
  return (
    <Page title={strings.createYourSafe} className={styles.page}>
      <div className={styles.auth}>
        <Tabs
          label={strings.signUpOrLogIn}
          value={form.mode}
          onValueChange={form.choose}
          tabs={[
            {
              value: 'sign-up',
              label: strings.signUpTab,
              content: formFor('sign-up'),
              disabled: form.busy,
            },
            {
              value: 'log-in',
              label: strings.logInTab,
              content: formFor('log-in'),
              disabled: form.busy,
            },
          ]}
        />
        <PrivacyPromise />
      </div>
    </Page>
  );
}

function Starting() {
  return (
    <Page title={strings.createYourSafe}>
      <Skeleton lines={5} />
    </Page>
  );
}
