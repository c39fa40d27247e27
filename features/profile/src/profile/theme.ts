export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** The shell reads this before the first paint. Absent means: as the system has it. */
const storageKey = 'mooring.theme';

/** The theme in force on this page. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows the theme at once and remembers it on this device. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Refused in some private windows: the choice then lasts as long as the page.
  }
}
