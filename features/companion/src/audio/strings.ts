/** What the screens of audio say. */

// pending-recording.tsx
export const recording = 'Recording';
export const deleteRecording = 'Delete recording';
export const writtenDownOnThisDevice =
  'Written down on this device. Please look it through before you send it.';
export const nobodyWillListen =
  'Nobody will listen to it. A line of words beside it can be answered.';
export const writeDownWhatYouSay = 'Write down what you say?';
export const thisBrowserCan =
  'This browser can turn speech into words on this device, without sending the sound anywhere. You see the words before they are sent.';
export const writeItDown = 'Write it down';
export const onlyRecord = 'Only record';

// recorded-sound.tsx
export const pauseRecording = 'Pause recording';
export const playRecording = 'Play recording';
