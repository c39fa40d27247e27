/** The page of an empty account has the day of the build in its title, in the words of `fullDate`. It becomes the visitor's own. */
const attribute = 'data-today';

/**
 * Runs in the page as soon as its fields are there. Like in the app, a press on a title that is the date chooses all of it, so that
 * what is typed takes its place. It has no `'`, `<` or `&`: it stands in HTML.
 */
export const todayScript = `for (const field of document.querySelectorAll("[${attribute}]")) {
  field.defaultValue = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
  field.onfocus = field.onclick = () => {
    if (field.value === field.defaultValue) field.select();
  };
}`;

/** The page without the day of the build, and the script at its end where it had one. */
export function withToday(page: string, builtOn: string): string {
  const given = `value="${builtOn}"`;
  if (!page.includes(given)) return page;
  return page
    .replaceAll(given, `${attribute} value=""`)
    .replace('</main>', `<script>${todayScript}</script></main>`);
}
