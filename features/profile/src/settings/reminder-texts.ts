import type { Allowed } from './use-notifications.ts';

/** What will happen while Mooring is open but out of sight. */
export const backgroundTexts: Record<Allowed, string> = {
  default:
    'While it is open in the background, this browser can show it as a notification, if you allow that.',
  granted:
    'While Mooring is open in the background, it comes as a notification. Phones often stop pages in the background, so a calendar is safer there.',
  denied:
    'Notifications are switched off for this page, and that is fine. You can change it in the settings of your browser.',
  unsupported: 'This browser shows no notifications for pages like this one. A calendar can.',
};
