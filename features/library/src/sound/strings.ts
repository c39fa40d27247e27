/** What the screens of sound say. */

// frequencies-screen.tsx
export const healingFrequencies = 'Healing Frequencies';
export const somePeopleFind =
  'Some people find a steady tone relaxing. No healing effect is proven.';

// sound-player.tsx
export const noSoundHere = 'No sound here';
export const thisBrowserCannot = 'This browser cannot make these sounds.';
export const theSoundDidNot = 'The sound did not start';
export const anotherAppMayBeUsing = 'Another app may be using the speakers. Please try again.';
export const darkScreenNothing = 'Dark screen, nothing else on it';
export const pause = 'Pause';
export const play = 'Play';
export const volumeOfTitle = (title: string) => `Volume of ${title}`;
export const percentVolume = (volume: number) => `${volume} percent`;
export const sleepTimer = 'Sleep timer';
export const noTimer = 'No timer';
export const minMinutes = (minutes: number) => `${minutes} min`;

// sound-quiet-room.tsx
export const goOn = 'Go on';

// soundscapes-screen.tsx
export const soundscapes = 'Soundscapes';
export const soundsToHaveInTheRoom =
  'Sounds to have in the room. They are made on your device and may be mixed. They go on when you leave this page, until you stop them.';
