import { say } from '@mooring/contract';
import { Button, Notice } from '@mooring/ui';
import type { AuthFault } from './auth-checks.ts';

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
      aria-label="What went wrong"
      title={fault.key && say(fault.key).title}
      action={faultAction(fault, onLogIn, onForgotten, onDevice)}
    >
      {fault.text}
      {fault.key === 'hosting.unreachable' &&
        onDevice &&
        ' Or go on with this device alone: a sealed copy can follow later, from your profile.'}
      {fault.key === 'auth.sign-up-failed' && ' Perhaps this email already has an account here.'}
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
        Go on with this device alone
      </Button>
    );
  }
  if (key === 'auth.sign-up-failed' && onLogIn) {
    return (
      <Button variant="secondary" size="small" onClick={onLogIn}>
        Log in instead
      </Button>
    );
  }
  if (key === 'account.damaged' && onForgotten) {
    return (
      <Button variant="secondary" size="small" onClick={onForgotten}>
        Use your recovery phrase
      </Button>
    );
  }
  return null;
}
