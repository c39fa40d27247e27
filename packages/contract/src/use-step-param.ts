import { useLocation, useNavigate } from 'react-router-dom';

type From = { from?: number } | null;

/**
 * A step of a flow kept in the address (`?step=2`), so that the browser's back and forward buttons walk through the
 * steps too. Null where the address names none of 1 to `last`.
 */
export function useStepParam(last: number): {
  asked: number | null;
  go(step: number, from: number): void;
  /** Names the step without a new place in the history. */
  settle(step: number): void;
} {
  const location = useLocation();
  const navigate = useNavigate();
  const named = Number(new URLSearchParams(location.search).get('step'));
  const asked = Number.isInteger(named) && named >= 1 && named <= last ? named : null;
  const to = (step: number) => ({ search: step === 1 ? '' : `?step=${step}` });
  return {
    asked,
    go(step, from) {
      // Back to where this step was reached from is the browser's own Back: no step then stands in the history twice.
      if ((location.state as From)?.from === step) void navigate(-1);
      else void navigate(to(step), { state: { from } satisfies From });
    },
    settle: (step) => void navigate(to(step), { replace: true }),
  };
}
