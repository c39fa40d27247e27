/** Joins the class names (or ids) that apply, or gives nothing when none does. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
