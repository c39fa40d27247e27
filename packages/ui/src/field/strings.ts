/** What the screens of field say. */

// field.tsx
export const optional = '(optional)';

// password-field.tsx
export const password = 'Password';
export const hide = 'Hide';
export const show = 'Show';
