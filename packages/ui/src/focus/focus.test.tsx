import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useFaultFocus } from './use-fault-focus.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { type FocusScroll, useFocusOnChange } from './use-focus-on-change.ts';
import { useRefocus } from './use-refocus.ts';

function Steps({ step, scroll }: { step: number } & FocusScroll) {
  const part = useFocusOnChange<HTMLElement>(step, scroll ? { scroll } : {});
  return (
    <>
      <button type="button">Elsewhere</button>
      <section ref={part} tabIndex={-1} aria-label="Step">
        <input aria-label="Answer" />
      </section>
    </>
  );
}

const step = () => screen.getByRole('region', { name: 'Step' });

test('a step that takes another’s place takes the focus, and the first one leaves it alone', () => {
  const { rerender } = render(<Steps step={1} />);
  screen.getByRole('button').focus();
  rerender(<Steps step={1} />);
  expect(screen.getByRole('button')).toHaveFocus();
  rerender(<Steps step={2} />);
  expect(step()).toHaveFocus();
});

test('a focus that is inside the new step already stays there', () => {
  const { rerender } = render(<Steps step={1} />);
  screen.getByRole('textbox').focus();
  rerender(<Steps step={2} />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('the top of the page comes into view where that is wanted, and nothing where nothing is', () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const focused = vi.spyOn(HTMLElement.prototype, 'focus');
  const { rerender } = render(<Steps step={1} scroll="top" />);
  rerender(<Steps step={2} scroll="top" />);
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  expect(focused).toHaveBeenLastCalledWith({ preventScroll: true });
  rerender(<Steps step={2} scroll="none" />);
  rerender(<Steps step={3} scroll="none" />);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(focused).toHaveBeenLastCalledWith({ preventScroll: true });
  vi.restoreAllMocks();
});

function Arrived() {
  const title = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <h1 ref={title} tabIndex={-1}>
      Arrived
    </h1>
  );
}

test('a page that takes another’s place takes the focus, unless it is somewhere already', () => {
  const first = render(<Arrived />);
  expect(screen.getByRole('heading')).toHaveFocus();
  first.unmount();
  render(<button type="button">Elsewhere</button>);
  screen.getByRole('button').focus();
  render(<Arrived />);
  expect(screen.getByRole('button')).toHaveFocus();
});

function Form() {
  const [fault, setFault] = useState<{ at: string } | null>(null);
  const form = useFaultFocus(fault);
  return (
    <form ref={form} onSubmit={(event) => event.preventDefault()}>
      <input name="email" aria-label="Email" />
      <button type="button" onClick={() => setFault({ at: 'email' })}>
        Send
      </button>
    </form>
  );
}

test('the field that is wrong takes the focus, also when it is wrong a second time', async () => {
  const user = userEvent.setup();
  render(<Form />);
  for (const _ of ['first', 'second']) {
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('textbox')).toHaveFocus();
  }
});

function Box({ disabled }: { disabled: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useRefocus(box, disabled);
  return <input ref={box} aria-label="Message" disabled={disabled} />;
}

test('a field that was disabled while it had the focus has it back afterwards', () => {
  const { rerender } = render(<Box disabled={false} />);
  const field = screen.getByRole('textbox');
  field.focus();
  rerender(<Box disabled />);
  // A browser takes the focus from a field that is disabled; jsdom leaves it there until something else has it.
  const passing = document.body.appendChild(document.createElement('button'));
  passing.focus();
  passing.remove();
  expect(document.body).toHaveFocus();
  rerender(<Box disabled={false} />);
  expect(field).toHaveFocus();
});

test('a field that was left before it was disabled stays without the focus', () => {
  const { rerender } = render(<Box disabled={false} />);
  const field = screen.getByRole('textbox');
  field.focus();
  field.blur();
  rerender(<Box disabled />);
  rerender(<Box disabled={false} />);
  expect(field).not.toHaveFocus();
});
