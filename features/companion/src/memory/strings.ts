/** What the screens of memory say. */

// fact-list.tsx
export const notBroughtUpShow = 'Not brought up. Show it';
export const youChangedThisYouHad = 'You changed this. You had written:';
export const youWrote = 'You wrote:';
export const changeLine = (line: string) => `Change: ${line}`;
export const change = 'Change';
export const forgetLine = (line: string) => `Forget: ${line}`;
export const forget = 'Forget';
export const writeHowItShould = 'Write how it should be.';
export const save = 'Save';
export const leaveIt = 'Leave it';

// memory-question.tsx
export const shallIRemember = 'Shall I remember this next time?';
export const remember = 'Remember';
export const no = 'No';
export const iCanKeepNamesDays =
  'I can keep names, days and places you tell me, so that you need not tell them again. You can see all of it, change it and switch it off under';
export const whatIKnow = 'What I know';

// memory-screen.tsx
export const theseAreThings =
  'These are things you told the companion. It keeps only what you said, and it is encrypted like everything you write.';
export const companion = 'Companion';
export const forgetEverythingQuestion = 'Forget everything?';
export const theCompanionForgets =
  'The companion forgets all of this, and what you told it up to now in the open conversation. Your conversations stay until you delete them.';
export const forgetEverything = 'Forget everything';
export const keepIt = 'Keep it';
export const remembering = 'Remembering';
export const rememberBetween = 'Remember between conversations';
export const theNextConversation =
  'The next conversation begins with what is on this page. If you chose a service to answer you, that service gets these facts too.';
export const eachConversation = 'Each conversation begins without the ones before it.';
export const rememberingIsOff = 'Remembering is off';
export const forgetIt = 'Forget it';
export const keepItHere = 'Keep it here';
export const shouldIAlsoForget =
  'Should I also forget what I know from earlier conversations? If you keep it, it stays on this page and is not used.';
export const iKnowNothingAbout =
  'I know nothing about you. When you tell the companion a name, a day or a place, it appears here.';
export const talkToTheCompanion = 'Talk to the companion';
export const fromThisConversation = 'From this conversation';
export const fromEarlier = 'From earlier';
export const fromEarlierNot = 'From earlier, not used';
export const whenYouClearOrDelete =
  'When you clear or delete a conversation, what I know from it is forgotten too.';
