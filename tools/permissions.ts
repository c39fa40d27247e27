/** What a page may do only by itself: record, keep the screen lit meanwhile, copy, and open with a passkey. */
const own = [
  'clipboard-write',
  'microphone',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
];

/**
 * Everything else a browser could be asked for, none of which Mooring uses. Only names that Chromium knows: each one it
 * does not know is a line in the console of every page.
 */
const nobody = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The value of `Permissions-Policy`. */
export const permissions = [
  ...own.map((name) => `${name}=(self)`),
  ...nobody.map((name) => `${name}=()`),
].join(', ');
