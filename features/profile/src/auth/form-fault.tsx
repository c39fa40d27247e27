import { say } from '@mooring/contract';
import { Button, Notice } from '@mooring/ui';
import type { AuthFault } from './auth-checks.ts';

type FormFaultProps = { fault: AuthFault; onLogIn?: () => void; onForgotten?: () => void };

/** What went wrong and belongs to no field, with the way on where there is one. The toast has read it out already. */
export function FormFault({ fault, onLogIn, onForgotten }: FormFaultProps) {
  return (
    <Notice
      tone="danger"
      role="group"
      aria-label="What went wrong"
      title={fault.key && say(fault.key).title}
      action={wayOn(fault, onLogIn, onForgotten)}
    >
      {fault.text}
      {fault.key === 'auth.sign-up-failed' && ' Perhaps this email already has an account here.'}
    </Notice>
  );
}

function wayOn({ key }: AuthFault, onLogIn?: () => void, onForgotten?: () => void) {
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
