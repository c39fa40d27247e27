/** What the screens of own-prompts say. */

// own-prompt-form.tsx
export const whatYouTypedBefore = 'What you typed before is here again. It is not saved yet.';
export const yourPrompt = 'Your prompt';
export const forExampleWhatDo = 'For example: What do I want to say about today?';
export const whenItIsShown = 'When it is shown';
export const useItAsADaily = 'Use it as a daily prompt sometimes';
export const thenMooringShows = 'Then Mooring shows one of your prompts on one or two days a week.';
export const save = 'Save';
export const notNow = 'Not now';

// own-prompt-row.tsx
export const notBroughtUpShow = 'Not brought up. Show it';
export const sometimesUsedAsADaily = 'Sometimes used as a daily prompt.';
export const writeResponseName = (name: string) => `Write Response: ${name}`;
export const writeResponse = 'Write Response';
export const changeName = (name: string) => `Change: ${name}`;
export const change = 'Change';
export const removeName = (name: string) => `Remove: ${name}`;
export const remove = 'Remove';
export const moveUpName = (name: string) => `Move up: ${name}`;
export const moveUp = 'Move up';
export const moveDownName = (name: string) => `Move down: ${name}`;
export const moveDown = 'Move down';

// own-prompts-page.tsx
export const promptsToWrite = 'Prompts to write from, in your own words.';
export const backToYourOwnPrompts = 'Back to your own prompts';
export const backToWritingPrompts = 'Back to Writing Prompts';
export const yourOwnPrompts = 'Your own prompts';
export const writeAPrompt = 'Write a prompt';
export const changeThePrompt = 'Change the prompt';
export const oneUnreadable =
  'One prompt could not be opened. It is kept unchanged, and the others are not affected.';
export const someUnreadable = (prompts: number) =>
  `${prompts} prompts could not be opened. They are kept unchanged, and the others are not affected.`;
export const noPromptsOfYourOwn = 'No prompts of your own yet';
export const aPromptIsAQuestion =
  'A prompt is a question or a beginning that you write from. What you save appears here.';
export const youHavePrompts = (maxOwnPrompts: number) =>
  `You have ${maxOwnPrompts} prompts, and no more fit here. To write another one, remove one first.`;

// own-section.tsx
export const youCanWritePrompts = 'You can write prompts of your own here.';
export const allYourOwnPrompts = 'All your own prompts';
