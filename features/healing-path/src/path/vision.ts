import { themes } from './themes.ts';

/**
 * The vision after a theme was chosen: the theme's words fill an empty box, take the place of another theme's words,
 * and stand below anything the person wrote themselves. Their own words are never replaced.
 */
export function visionWithTheme(vision: string, themeId: string): string {
  const chosen = themes.find((theme) => theme.id === themeId);
  if (!chosen) return vision;
  const own = ownWords(vision);
  return own === '' ? chosen.title : `${own}\n${chosen.title}`;
}

function ownWords(vision: string): string {
  const lines = vision.trimEnd().split('\n');
  const last = lines.at(-1)?.trim();
  return themes.some((theme) => theme.title === last)
    ? lines.slice(0, -1).join('\n').trim()
    : vision.trim();
}
