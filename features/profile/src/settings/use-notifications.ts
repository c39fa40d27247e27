import { useEffect, useState } from 'react';

export type Allowed = 'unsupported' | NotificationPermission;

/** Whether this browser may show notifications. It is asked only when `ask` is called. */
export function useNotifications() {
  const [allowed, setAllowed] = useState<Allowed>(read);

  useEffect(() => {
    // It may be changed in the browser's own settings at any time.
    const look = () => setAllowed(read());
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);

  return {
    allowed,
    async ask() {
      // A browser that fails to ask has not been told anything new.
      await Notification.requestPermission().catch(() => {});
      setAllowed(read());
    },
  };
}

function read(): Allowed {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}
