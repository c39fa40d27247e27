/** What the screens of overview say. */

// overview-screen.tsx
export const yourHealingPath = 'Your Healing Path';
export const ofCheckpointsCompletedIn = (completedIn: number, total: number) =>
  `${completedIn} of ${total} checkpoints`;
export const progress = 'Progress';
export const journeyComplete = 'Journey Complete';
export const youHaveBeenToEvery =
  'You have been to every checkpoint. What you wrote is still there, to read or to change.';
export const youHaveComeToTheEnd =
  'You have come to the end of the path. The checkpoints you passed by are still open above.';
export const continueYourJourney = 'Continue Your Journey';
export const startNewPath = 'Start New Path';
export const returnToDashboard = 'Return to Dashboard';
export const weeklyAnchor = 'Weekly anchor';

// path-rope.tsx
export const completed = 'Completed';
