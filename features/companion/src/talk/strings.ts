/** What the screens of talk say. */

// composer-bar.tsx
export const yourMessage = 'Your message';
export const yourPageIsLonger = 'Your page is longer than a message may be. This is its start.';
export const stopRecording = 'Stop recording';
export const recordAMessage = 'Record a message';
export const message = 'Message';
export const sayWhatIsHere = 'Say what is here';
export const stop = 'Stop';
export const send = 'Send';

// message-list.tsx
export const conversation = 'Conversation';
export const showWhatWasSaid = (hidden: number) => `Show what was said before (${hidden})`;

// message-row.tsx
export const youSaid = 'You said:';
export const theCompanionSaid = 'The companion said:';
export const stoppedHere = 'Stopped here.';
export const stopReading = 'Stop reading';
export const readAloud = 'Read aloud';
export const keptInYourBookmarks = 'Kept in your bookmarks';
export const keepThis = 'Keep this';
export const copy = 'Copy';
export const takeItToAPage = 'Take it to a page';

// network-voice-question.tsx
export const readWithIt = 'Read with it';
export const noVoiceFromThere = 'No voice from there';

// pause.tsx
export const putThisAway = 'Put this away';

// reply-notice.tsx
export const tryAgain = 'Try again';
export const letTheGuideAnswer = 'Let the guide answer';
export const askForAReply = 'Ask for a reply';
export const thereIsNoReply = 'There is no reply to this yet.';

// reply-ways.tsx
export const notThatMessage = 'Not that.';
export const waysToGoOn = 'Ways to go on';
export const sayMore = 'Say more';
export const lookForAnAnswer = 'Look for an answer';
export const somethingToDoForAMinute = 'Something to do for a minute';
export const justWrite = 'Just write';
export const somebodyToCall = 'Somebody to call';
export const openThisAnswer = 'Open this answer';
export const openSomeoneYouLost = 'Open Someone you lost';
export const writeALetter = 'Write a letter';
export const pauseBeforeYouWrite = 'Pause before you write';
export const notThat = 'Not that';

// talk-head.tsx
export const companion = 'Companion';
export const toneVoiceAndWriting = 'Tone, voice and writing';
export const earlierConversations = 'Earlier conversations';
export const clearConversation = 'Clear conversation';
export const thisConversation =
  'This conversation is not being kept. It is gone when you leave this page.';
export const newConversation = 'New conversation';
export const whatIKnow = 'What I know';
export const yourBrowsersOwn = 'Your browser’s own model, on this device';
export const guideOnThisDevice = 'Guide, on this device';

// tone-sheet.tsx
export const anAnswer = 'An answer';
export const whoAmITalkingTo = 'Who am I talking to?';
export const nextWrite = 'Next, write';
export const tone = 'Tone';
export const itChangesTheWords = 'It changes the words, and how they sound when read aloud.';

// talk-head.tsx
export const yourWordsGoTo = (receiver: string) => `Your words go to ${receiver}`;
