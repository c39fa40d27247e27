/** What the screens of settings say. */

// privacy-choice.tsx
export const keepJournalEntries = 'Keep journal entries private';
export const hidesTheTitles =
  'Hides the titles in your journal list until you tap them. There is no password to lock with, so the app itself stays open.';
export const locksMooringAfter =
  'Locks Mooring after 5 minutes in the background, and hides the titles in your journal list until you tap them.';
export const countMyDaysOfWriting = 'Count my days of writing';
export const theJournalSays =
  'The journal says on how many days you have written. The count never goes back to zero.';

// privacy-page.tsx
export const whoCanReadWhat = 'Who can read what';
export const privacy = 'Privacy';
export const thisDeviceWhoever =
  'This device, whoever runs this address, services, and the files you make';

// reminders-page.tsx
export const reminders = 'Reminders';

// reminders.tsx
export const notifications = 'Notifications';
export const dailyWritingReminders = 'Daily writing reminders';
export const oneReminderADay =
  'One reminder a day. Never on a day you have already written, and never from a week before a hard day until the day after.';
export const time = 'Time';
export const aCalendarReminds =
  'A calendar reminds you with Mooring closed, too, and near a hard day as well. The event is called “A quiet page”. To stop it, delete it in your calendar.';
export const addItToMyCalendar = 'Add it to my calendar';
export const itAppearsInside =
  'It appears inside Mooring while it is open and not locked, up to an hour after this time.';
export const allowNotifications = 'Allow notifications';
