/** What the screens of field say. */

// field.tsx
export const optional = '(optional)';
