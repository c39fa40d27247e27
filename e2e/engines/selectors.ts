/** Playwright's own selectors, as its locators write them. */

export type TextOptions = { exact?: boolean };
export type RoleOptions = TextOptions & {
  name?: string | RegExp;
  includeHidden?: boolean;
  checked?: boolean;
  disabled?: boolean;
  expanded?: boolean;
  level?: number;
  pressed?: boolean;
  selected?: boolean;
};

export const byRole = (role: string, { name, exact, ...states }: RoleOptions = {}) => {
  const parts = Object.entries(states).map(
    ([state, value]) => `[${state === 'includeHidden' ? 'include-hidden' : state}=${value}]`,
  );
  if (name !== undefined) parts.push(`[name=${attribute(name, exact)}]`);
  return `internal:role=${role}${parts.join('')}`;
};

export const byLabel = (label: string | RegExp, { exact }: TextOptions = {}) =>
  `internal:label=${text(label, exact)}`;

export const byText = (words: string | RegExp, { exact }: TextOptions = {}) =>
  `internal:text=${text(words, exact)}`;

export const hasText = (words: string | RegExp) => `internal:has-text=${text(words)}`;

const text = (value: string | RegExp, exact = false) =>
  value instanceof RegExp ? expression(value) : `${JSON.stringify(value)}${exact ? 's' : 'i'}`;

const attribute = (value: string | RegExp, exact = false) =>
  value instanceof RegExp
    ? expression(value)
    : `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"${exact ? 's' : 'i'}`;

/** Quotes and the sign between two selectors would end a regular expression early. */
const expression = (value: RegExp) =>
  String(value)
    .replace(/(^|[^\\])(\\\\)*(["'`])/g, '$1$2\\$3')
    .replaceAll('>>', '\\>\\>');
