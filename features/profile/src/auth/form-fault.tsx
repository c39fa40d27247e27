import { say } from '@mooring/contract';
import { Button, Notice } from '@mooring/ui';
import type { AuthFault } from './auth-checks.ts';
import * as strings from './strings.ts';

type FormFaultProps = {
  fault: AuthFault;
  onLogIn?: () => void;
  onForgotten?: () => void;
  onDevice?: (() => void) | undefined;
};

/** What went wrong and belongs to no field, with the way on where there is one. The toast has read it out already. */
export function FormFault({ fault, onLogIn, onForgotten, onDevice }: FormFaultProps) {
  return (
    <Notice
      tone="danger"
      role="group"
      aria-label={strings.whatWentWrong}
      title={fault.key && say(fault.key).title}
      action={faultAction(fault, onLogIn, onForgotten, onDevice)}
    >
      {fault.text} {fault.key === 'hosting.unreachable' && onDevice && strings.orGoOnWithThisDevice}
      {fault.key === 'auth.sign-up-failed' && strings.perhapsThisEmail}
    </Notice>
  );
}

function faultAction(
  { key }: AuthFault,
  onLogIn?: () => void,
  onForgotten?: () => void,
  onDevice?: () => void,
) {
  if (key === 'hosting.unreachable' && onDevice) {
    return (
      <Button variant="secondary" size="small" onClick={onDevice}>
        {strings.goOnWithThisDevice}
      </Button>
    );
  }
  if (key === 'auth.sign-up-failed' && onLogIn) {
    return (
      <Button variant="secondary" size="small" onClick={onLogIn}>
        {strings.logInInstead}
      </Button>
    );
  }
  if (key === 'account.damaged' && onForgotten) {
    return (
      <Button variant="secondary" size="small" onClick={onForgotten}>
        {strings.useYourRecovery}
      </Button>
    );
  }
  return null;
}
