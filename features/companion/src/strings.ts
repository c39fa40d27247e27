/** What the screens of companion say. */

// choose-emotions.tsx
export const howAreYouFeeling = 'How are you feeling right now?';
export const chooseEverything = 'Choose everything that is here. A conversation begins with it.';
export const emotions = 'Emotions';
export const thenYouAreAsked =
  'Then you are asked one question at a time, and your answers become a page.';
export const yourWordsAreReady = 'Your words are ready in the message box.';
export const beginConversation = 'Begin Conversation';
export const chooseOneOrMore = 'Choose one or more to begin.';
export const whatYouChooseIsAdded = 'What you choose is added to your check-ins.';
export const isConversationOf = (conversationOf: string) => `${conversationOf} is here.`;
export const carryOn = 'Carry on';
export const goOnWithoutSaving = 'Go on without saving';

// disclosure.tsx
export const thisIsSoftware =
  'This is software. It cannot feel, and it is not therapy or emergency care.';

// more-pages.tsx
export const companion = 'Companion';
export const earlierConversations = 'Earlier conversations';
export const whoAmITalkingTo = 'Who am I talking to?';
export const whatIKnow = 'What I know';

// unreadable-notice.tsx
export const deleteIt = 'Delete it';
export const keepIt = 'Keep it';
export const deleteWhatCannot = 'Delete what cannot be opened';
