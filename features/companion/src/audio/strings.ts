/** What the screens of audio say. */

// pending-recording.tsx
export const recording = 'Recording';
export const deleteRecording = 'Delete recording';
export const writtenDownOnThisDevice =
  'Written down on this device. Please look it through before you send it.';
export const theCompanionCannotHear =
  'The companion cannot hear recordings. Add a few words, and it can answer.';
export const writeDownWhatYouSay = 'Write down what you say?';
export const thisBrowserCan =
  'This browser can turn speech into words on this device, without sending the sound anywhere. You see the words before they are sent.';
export const writeItDown = 'Write it down';
export const onlyRecord = 'Only record';

// recorded-sound.tsx
export const pauseRecording = 'Pause recording';
export const playRecording = 'Play recording';
