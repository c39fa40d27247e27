/** What the screens of summary say. */

// suggestion-list.tsx
export const journalPrompt = 'Journal Prompt';
export const suggestedRitual = 'Suggested Ritual';
export const companionChat = 'Companion Chat';
export const ifYouWouldLike = 'If you would like to go on';

// today-summary.tsx
export const insight = 'Insight';
export const update = 'Update';
export const savedToMemoryGarden = 'Saved to Memory Garden';
export const saveToMemoryGarden = 'Save to Memory Garden';
export const ifItIsTooMuch =
  'If it is too much to hold alone, [Right now] has ways to steady yourself and to reach someone.';
export const notBroughtUpShow = 'Not brought up. Show what you wrote';
export const whatYouNamed = 'What you named';
