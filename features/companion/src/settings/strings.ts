/** What the screens of settings say. */

// own-endpoint-form.tsx
export const thisSiteMayNot =
  'This site may not call a service of your own, so it cannot be chosen here. Whoever runs the site can allow it.';
export const forgetTheService = 'Forget the service I set up';
export const advanced = 'Advanced';
export const anyServiceThatSpeaks =
  'Any service that speaks the chat-completions protocol, such as Ollama or LM Studio on this device. Address, model and key are encrypted on this device like everything you write.';
export const baseAddress = 'Base address';
export const forExampleHttp = 'For example http://localhost:11434/v1';
export const model = 'Model';
export const key = 'Key';
export const servicesAtHome = 'Services at home often need none.';
export const save = 'Save';
export const testTheConnection = 'Test the connection';
export const forgetIt = 'Forget it';
export const askingItForOne = 'Asking it for one word. Nothing you wrote is sent.';
export const itAnsweredNothing = 'It answered. Nothing you wrote was sent.';

// own-voice-form.tsx
export const aVoiceServiceOfYourOwn = 'A voice service of your own';
export const addressOfTheVoices = 'Address of the voices';
export const leaveOutTheVoice = 'Leave out the voice name at the end of the address.';
export const femaleVoice = 'Female voice';
export const maleVoice = 'Male voice';
export const saveTheVoiceService = 'Save the voice service';
export const forgetTheVoice = 'Forget the voice service';

// settings-view.tsx
export const theGuide = 'The guide';
export const builtInItAnswers =
  'Built in. It answers on this device, without a connection, and sends nothing anywhere.';
export const theHostedCompanion = 'The hosted companion';
export const aLanguageModel = (receiver: string) =>
  `A language model. Your words of a conversation go to ${receiver}.`;
export const yourBrowsersOwn = 'Your browser’s own model';
export const aLanguageModelThat =
  'A language model that is part of this browser. It answers on this device, and your words stay here.';
export const yourOwnService = 'Your own service';
export const aLanguageModelYou = (receiver: string) =>
  `A language model you chose. Your words of a conversation go to ${receiver}.`;
export const aLanguageModelOf =
  'A language model of your own, at home or elsewhere. Set it up below, under Advanced.';
export const whoAmITalkingTo = 'Who am I talking to?';
export const whicheverYouChoose =
  'Whichever you choose, your words are first checked on this device for signs that you may be in danger.';
export const companion = 'Companion';
export const readingAloud = 'Reading aloud';
export const agree = 'Agree';
export const stayWithTheGuide = 'Stay with the guide';
export const aLanguageModelFor =
  'A language model for people who keep a copy on the server. Your words are on this device only, so the guide answers.';
export const aLanguageModelForPeople =
  'A language model for people who are signed in to the server. You are signed out now, so the guide answers. Your profile says how to sign in again.';

// voice-choice.tsx
export const female = 'Female';
export const male = 'Male';
export const voice = 'Voice';
export const thisDeviceReads =
  'This device reads with its own voice. Where it has none, you are asked before a voice from the internet reads.';
export const thisDeviceReadsWhereItCan = 'This device reads with its own voice where it has one.';
export const theEnhancedVoice =
  ' The enhanced voice is for people who are signed in to the server.';
export const enhancedVoice = 'Enhanced voice';
export const voiceFromTheInternet = 'Voice from the internet';
export const ifThisDevice =
  'If this device has no voice of its own, what is read aloud goes to the maker of this voice.';
export const keepItHere = 'Keep it here';
export const whatIsReadAloud = (receiver: string) => `What is read aloud goes to ${receiver}.`;
export const itWouldGoToUntil = (receiver: string) =>
  `It would go to ${receiver}. Until you agree, this device's own voice is used, if it has one.`;

// the questions before words leave the device
export const sendYourWordsTo = (receiver: string) => `Send your words to ${receiver}?`;
export const eachMessageYouSend = (receiver: string) =>
  `Each message you send, and the conversation around it, goes to ${receiver}, which answers and may keep what it gets. What the companion knows of you goes with it: you find it under “What I know”. A message with words of danger is answered on this device and is not sent. You can go back to the guide at any time.`;
export const sendWhatIsReadTo = (receiver: string) => `Send what is read aloud to ${receiver}?`;
export const everyMessageRead = (receiver: string) =>
  `Every message you have read aloud goes to ${receiver}, which makes the sound and may keep what it gets. Nothing else is sent. Without it, this device's own voice is used, if it has one.`;
