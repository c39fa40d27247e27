import { lazy } from 'react';

/** The rows of the list, which are fetched when a day is opened. */
export const DayRows = lazy(async () => ({ default: (await import('./day-rows.tsx')).DayRows }));
