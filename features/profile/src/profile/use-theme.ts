import { useState } from 'react';
import { applyTheme, currentTheme, type Theme } from './theme.ts';

export function useTheme() {
  const [theme, setTheme] = useState(currentTheme);
  return {
    theme,
    choose(next: Theme) {
      applyTheme(next);
      setTheme(next);
    },
  };
}
