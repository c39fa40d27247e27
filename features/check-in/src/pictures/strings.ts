/** What the screens of pictures say. */

// breakdown-picture.tsx
export const whatWasNamed = 'What was named';
export const emotion = 'Emotion';
export const timesNamed = 'Times named';
export const howOftenEachEmotion = 'How often each emotion was named';

// calendar-picture.tsx
export const calendar = 'Calendar';
export const checkInsOnDays = (label: string, checkIns: string, days: number) =>
  `${label}: ${checkIns} on ${days} ${days === 1 ? 'day' : 'days'}.`;
export const day = 'Day';
export const checkInsInMonths = (checkIns: string, months: number) =>
  `${checkIns} in ${months} ${months === 1 ? 'month' : 'months'}. Each month shows what was named most often in it.`;
export const month = 'Month';
export const checkIns = 'Check-ins';
export const namedMostOften = 'Named most often';

// month-grid.tsx
export const calendarOfLabel = (label: string) => `Calendar of ${label}`;

// picture.tsx
export const showAsATable = 'Show as a table';

// strength-line.tsx
export const howStrongOverTime = 'How strong it was, over time';

// strength-picture.tsx
export const howStrongItWas = 'How strong it was';
export const howStrong = 'How strong';
export const weekOf = 'Week of';
export const eachOfThem = (count: string, strengthName: string) =>
  `${count}, each of them ${strengthName}.`;
export const fromToCount = (count: string, strengthName: string, strengthName2: string) =>
  `${count}, from ${strengthName} to ${strengthName2}.`;
export const eachDotIsA = (unit: string) => `Each dot is a ${unit}.`;
export const gapsAreTimes = 'Gaps are times without a check-in.';
export const theWideLineFollows = (dots: string, gaps: string) =>
  `${dots} The wide line shows how they change over time. ${gaps}`;

// years-grid.tsx
export const calendarOfYears = 'Calendar of years';
export const mostOftenLabel = (label: string, checkIns: string, emotionName: string) =>
  `${label}: ${checkIns}, most often ${emotionName}`;
