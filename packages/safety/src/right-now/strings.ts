/** What the screens of right-now say. */

// helpline-search.tsx
export const linesYouCanReach = 'Lines you can reach';
export const searchAllCountries = 'Search all countries';
export const aCountryALanguage = 'A country, a language, or what it is about.';
export const noLineHereMatches = 'No line here matches that.';
export const chooseACountry = 'Choose a country above to see its lines.';
export const languagesAndPage = (languages: string, host: string, day: string) =>
  `In ${languages}. Their own page: [${host}]. Checked ${day}.`;

// plan-section.tsx
export const mySafetyPlan = 'My safety plan';
export const forTheHoursWhen =
  'For the hours when thinking is hard. Fill in what you can, now or on a better day. It is encrypted on this device like everything you write.';
export const yourPlanCanBeRead = 'Your plan can be read and changed here once Mooring is unlocked.';
export const keepMyPlan = 'Keep my plan';
export const keptOnThisDevice = 'Kept on this device.';

// safety-screen.tsx
export const rightNow = 'Right now';
export const leaveFast = 'Leave fast';
export const youDoNotHaveToFeel =
  'You do not have to feel better. You only have to get through this minute.';

// jump-row.tsx
export const onThisPage = 'On this page';
export const numbers = 'Numbers';
export const breathe = 'Breathe';
export const theRoom = 'The room';
export const myPlan = 'My plan';

// safety-screen.tsx
export const breatheWithThis = 'Breathe with this';
export const inForFourOutForSix = 'In for four. Out for six. Again, as often as you like.';
export const comeBackToTheRoom = 'Come back to the room';

// screening-facts.tsx
export const itsVersionIs = (version: string) => `Its version is ${version}.`;
export const whatMooringLooks = 'What Mooring looks for';
export const whatListensAtTheMoment = 'What listens at the moment?';
export const mooringIsSoftware =
  'Mooring is software. It is no substitute for a person. The lines on this page are run by others.';

// urgent-section.tsx
export const ifYourLifeOrAnyones = "If your life, or anyone's, is in danger";
export const callYourLocalEmergency =
  'Call your local emergency number now, or go to the nearest emergency department. If you can, let someone near you know.';
export const ifYouAreInDanger = 'If you are in danger or already hurt';
