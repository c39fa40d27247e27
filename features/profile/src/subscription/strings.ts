/** What the screens of subscription say. */

// subscription-screen.tsx
export const settingUpYourAccess = 'Setting up your access...';
