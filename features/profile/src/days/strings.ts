/** What the screens of days say. */

// date-fields.tsx
export const whenIsIt = 'When is it?';
export const howDoYouWantToWrite = 'How do you want to write the date?';
export const asADate = 'As a date';
export const inWords = 'In words';
export const whenAsYouWould = 'When, as you would say it';
export const forExampleSpring =
  'For example: spring 1998. Home does not show a day without a date.';
export const month = 'Month';
export const choose = 'Choose';
export const day = 'Day';
export const year = 'Year';
export const howOften = 'How often?';
export const everyYear = 'Every year';
export const once = 'Once';
export const inAYearThatHas = 'In a year that has no February 29, it falls on February 28.';

// day-form.tsx
export const whatDoYouCallThisDay = 'What do you call this day?';
export const forExampleToms = 'For example: Tom’s birthday, Court, The first Christmas.';
export const whatKindOfDayIsIt = 'What kind of day is it?';
export const whoIsThisDayAbout = 'Who is this day about? (optional)';
export const nobodyInParticular = 'Nobody in particular';
export const thisIsAHardDay = 'This is a hard day';
export const fromAWeekBefore =
  'From a week before it until the day after, Home is quieter and shows the day.';
export const save = 'Save';
export const notNow = 'Not now';
export const aPlanForTheDay = 'A plan for the day (optional)';
export const where = 'Where';
export const withWhom = 'With whom';
export const ifItIsTooMuch = 'If it is too much';
export const forExampleWhom = 'For example: whom you can call, or how you can leave early.';
export const bringItBack = 'Bring it back';
export const startFresh = 'Start fresh';
export const whatYouHadTyped =
  'What you had typed is put away. It can come back until you type something new.';
export const whatYouTypedBefore = 'What you typed before is here again. It is not saved yet.';

// day-list.tsx
export const aDay = 'A day';
export const addADay = 'Add a day';
export const thisDayIsNoLonger = 'This day is no longer here.';
export const itIsKeptAsItIsAnd = 'It is kept as it is, and nothing else is touched by it.';
export const noDaysAreKeptHere = 'No days are kept here yet';
export const aBirthdayTheDay =
  'A birthday, the day someone died, a day in court. They are encrypted like everything you write.';
export const homeShowsADayOnly =
  'Home shows a day only if you mark it as hard: from a week before it until the day after.';
export const notBroughtUpOpen = 'Not brought up. Open it';

// day-plan.tsx
export const yourPlan = 'Your plan';
export const thereIsNoPlanYouDo = 'There is no plan. You do not need one.';

// day-view.tsx
export const writeAboutIt = 'Write about it';
export const writeALetter = 'Write a letter';
export const rightNow = 'Right now';
export const thisDayHasNoDate = 'This day has no date, so Home does not show it.';
export const markedAsHard = 'Marked as hard.';
export const whatYouCanDo = 'What you can do';
export const anEmptyPage = 'An empty page';
export const toAnyoneYouWant = 'To anyone you want';
export const ifItIsTooMuchBreathing = 'If it is too much: breathing, grounding and people to call';
export const youDoNotHaveToDo = 'You do not have to do anything special.';
export const yourCalendar = 'Your calendar';
export const inYourCalendar =
  'In your calendar it is called “A quiet day”, and nothing else about it is written there. To take it out again, delete it there.';
export const addToYourCalendar = 'Add to your calendar';
export const change = 'Change';
export const remove = 'Remove';

// days-page.tsx
export const daysAndDates = 'Days and dates';
export const theDay = 'The day';
export const changeTheDay = 'Change the day';
