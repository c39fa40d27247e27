export const developerThemes = ['system', 'light', 'dark'] as const;
export type DeveloperTheme = (typeof developerThemes)[number];

/** Where the product keeps a person's choice, which the shell's `boot.js` reads before the first paint. */
const themeKey = 'mooring.theme';

export function storedTheme(): DeveloperTheme {
  const stored = localStorage.getItem(themeKey);
  return developerThemes.find((theme) => theme === stored) ?? 'system';
}

/** Shows a theme, and remembers it for the next load. */
export function chooseTheme(theme: DeveloperTheme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') {
    delete dataset.theme;
    localStorage.removeItem(themeKey);
  } else {
    dataset.theme = theme;
    localStorage.setItem(themeKey, theme);
  }
}
