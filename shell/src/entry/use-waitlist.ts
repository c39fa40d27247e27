import { type FormEvent, useRef, useState } from 'react';

/** The waitlist form. Nothing is sent: the address goes to the console of this device and no further. */
export function useWaitlist() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [joined, setJoined] = useState(false);
  const emailRef = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!emailRef.current?.checkValidity()) {
      setError('Please enter an email address, like name@example.org.');
      emailRef.current?.focus();
      return;
    }
    // biome-ignore lint/suspicious/noConsole: the specification logs the address to the console, and only there.
    console.info('Waitlist:', email);
    setJoined(true);
  };

  const toForm = () => {
    emailRef.current?.scrollIntoView({ block: 'center' });
    emailRef.current?.focus({ preventScroll: true });
  };

  return { email, setEmail, error, joined, emailRef, submit, toForm };
}
