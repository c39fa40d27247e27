/** What a story is given that shows its page in a wide window, with its title in the margin. */
export const inWideWindow = {
  globals: { viewport: { value: 'wide', isRotated: false } },
  parameters: {
    viewport: {
      options: { wide: { name: 'Wide', styles: { width: '1440px', height: '900px' } } },
    },
  },
} as const;
