/** What the screens of index say. */

// library-screen.tsx
export const contentLibrary = 'Content Library';
export const resourcesToSupport = 'Resources to support your healing journey';
