/** What the screens of earlier say. */

// booklet.tsx
export const theWholePath = 'The whole path';
export const weeklyAnchor = 'Weekly anchor';
export const nothingWasWritten = 'Nothing was written here.';
export const begunAndNotFinished = 'Begun and not finished:';

// earlier-path.tsx
export const anEarlierPath = 'An earlier path';
export const pathOverview = 'Path Overview';
export const deleteThisPath = 'Delete this path';

// earlier-paths.tsx
export const earlierPaths = 'Earlier paths';
export const notBroughtUp = 'Not brought up';
export const ofCheckpointsPathDates = (pathDates: string, completedIn: number, length: number) =>
  `${pathDates} · ${completedIn} of ${length} checkpoints`;

// print-button.tsx
export const printAsABooklet = 'Print as a booklet';
