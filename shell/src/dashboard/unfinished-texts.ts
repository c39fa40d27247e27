/** What Home says about words that are not finished. `day`: 'today', or as it is read. */
export const youBeganAPage = 'You began a page';
export const youBeganAChange = 'You began a change';
export const youBeganALetter = 'You began a letter';
export const youBeganAReflection = 'You began a reflection';
export const yourWordsFrom = (day: string) => `Your words from ${day} are kept. Go on writing.`;
export const yourPicturesFrom = (day: string) =>
  `Your pictures from ${day} are kept. Go on when you like.`;
export const aRecordingWasCutOff = 'A recording was cut off';
export const whatWasRecordedIsKept = 'What was recorded is kept.';
export const youBeganAMessage = 'You began a message';
export const itIsNotSentYet = (day: string) => `It is from ${day}, and it is not sent yet.`;
export const youRecordedAMessage = 'You recorded a message';
export const yourLastMessage = 'Your last message has no reply yet';
export const openTheConversation = 'Open the conversation and ask again.';
export const today = 'today';
export const yesterday = 'yesterday';
