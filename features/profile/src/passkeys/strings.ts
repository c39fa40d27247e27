/** What the screens of passkeys say. */

// passkeys-section.tsx
export const openWithFaceOrFinger = 'Open with face or finger';
export const youCanOpenYourWords =
  'You can open your words on this device with your face, your finger or the PIN of the device. Your password and your recovery phrase still work. Whoever can unlock this device may be able to open your words too.';
export const setItUp = 'Set it up';
export const setUpAnotherOne = 'Set up another one';
export const setUpFaceOrFinger = 'Set up face or finger';
export const firstYourPassword = 'First your password, so that nobody else can set this up.';
export const goOn = 'Go on';
export const passkeysOnThisDevice = 'Passkeys on this device';
export const setUpOn = (fullDate: string) => `Set up on ${fullDate}`;
export const removeName = (name: string) => `Remove ${name}`;
export const removeThisPasskey = 'Remove this passkey?';
export const itWillNotOpenYourWords =
  'It will not open your words any more. Your password and your recovery phrase still do. Your device may still list it in its settings, where you can delete it.';
export const removeIt = 'Remove it';
export const keepIt = 'Keep it';
export const remove = 'Remove';
export const nowYourDeviceAsks =
  'Now your device asks for your face, your finger or its PIN. It keeps a passkey named ‘Mooring’ and the date. If your device copies passkeys to an online account, it copies this one too. It opens nothing without what is stored here.';
export const waitingForYourDevice = 'Waiting for your device...';
export const askMyDevice = 'Ask my device';
export const leaveItAsItIs = 'Leave it as it is';
export const aNameForIt = 'A name for it';
export const itStaysOnThisDevice = 'It stays on this device and is not encrypted.';
