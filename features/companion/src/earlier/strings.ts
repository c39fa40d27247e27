/** What the screens of earlier say. */

// earlier-read.tsx
export const youCameWith = (emotions: string) => `You came with ${emotions}.`;
export const earlierConversations = 'Earlier conversations';
export const deleteThisConversation = 'Delete this conversation';

// earlier-view.tsx
export const encryptedOnThisDevice =
  'Encrypted on this device. Messages that a service answered were sent to that service.';
export const companion = 'Companion';
export const deleteThisConversationQuestion = 'Delete this conversation?';
export const itsWordsAndRecordings =
  'Its words and recordings are removed from this device. What you kept from it stays in your bookmarks.';
export const deleteLabel = 'Delete';
export const keepIt = 'Keep it';
export const noEarlierConversations = 'No earlier conversations yet';
export const beginOne = 'Begin one';
export const aConversationComesHere = 'A conversation comes here when you begin a new one.';
export const talkToTheCompanion = 'Talk to the companion';
export const showMore = 'Show more';
export const deleteTheConversation = (when: string) => `Delete the conversation from ${when}`;
export const countMessages = (messages: number) =>
  messages === 1 ? '1 message' : `${messages} messages`;
