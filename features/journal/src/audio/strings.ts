/** What the screens of audio say. */

// audio-panel.tsx
export const recorder = 'Recorder';
export const startRecording = 'Start recording';
export const sayItOutLoudForUp = 'Say it out loud, for up to ten minutes.';
export const itIsEncryptedOnThisDevice = 'It is encrypted on this device while you speak.';
export const recordedSoFar = 'Recorded so far';
export const stopRecording = 'Stop recording';
export const thereIsOneMinute =
  'There is one minute left. It stops by itself at 10:00, and all of it is kept.';
export const takeYourTimeSilence = 'Take your time. Silence is fine too.';
export const waitingForYourMicrophone = 'Waiting for your microphone';
export const keepingWhatYouSaid = 'Keeping what you said';
export const recording = 'Recording';
export const recordedClockText = (clockText: string) => `Recorded, ${clockText}`;
export const recordNew = 'Record new';
export const deleteRecording = 'Delete recording';

// no-microphone.tsx
export const theBrowserDoesNotShare =
  'The browser does not share the microphone with this page. You can change that at the lock beside the address.';
export const noMicrophoneWas =
  'No microphone was found. If you have one, plug it in and try again.';
export const yourBrowserCould =
  'Your browser could not start the recording. Writing works as always.';
export const tryAgain = 'Try again';
export const notNow = 'Not now';

// panel-notices.tsx
export const tenMinutesAreFull =
  'Ten minutes are full, so the recording has stopped. All of it is here.';
export const theMicrophoneWent = 'The microphone went away. What you said until then is here.';
export const mooringWasLocked =
  'Mooring was locked, so the recording has stopped. What you said until then is kept.';
export const downloadRecording = 'Download recording';
export const yourRecordingIsInThisTab =
  'Your recording is in this tab only. Free some space and try again, or download it.';
export const youCanGoOnSpeaking =
  'You can go on speaking. From here it is held in this tab only, until there is room.';
export const bringItBack = 'Bring it back';
export const yourEarlierRecording =
  'Your earlier recording is put away. It can come back until you leave this page.';

// player.tsx
export const recordingLength = (length: string) => `Recording, ${length}`;
export const playRecording = 'Play recording';
export const pauseRecording = 'Pause recording';
export const placeInTheRecording = 'Place in the recording';
export const ofNow = (now: string, length: string) => `${now} of ${length}`;
export const aPartOfThisRecording =
  'A part of this recording could not be opened. You hear silence in its place.';
