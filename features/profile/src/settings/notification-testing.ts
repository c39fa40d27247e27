/** Browsers that show notifications, ask first, or know none. For tests and stories. */
import type { Allowed } from './use-notifications.ts';

/** Puts such a browser in place. `answer` is what the person says when asked. Returns how often that was, and the way back. */
export function fakeNotifications(allowed: Allowed, answer: NotificationPermission = 'granted') {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'Notification');
  const asked = { times: 0 };
  const standIn = {
    permission: allowed,
    async requestPermission() {
      asked.times += 1;
      standIn.permission = answer;
      return answer;
    },
  };
  Reflect.deleteProperty(globalThis, 'Notification');
  if (allowed !== 'unsupported') {
    Object.defineProperty(globalThis, 'Notification', { configurable: true, value: standIn });
  }
  return {
    asked,
    restore() {
      Reflect.deleteProperty(globalThis, 'Notification');
      if (before) Object.defineProperty(globalThis, 'Notification', before);
    },
  };
}
