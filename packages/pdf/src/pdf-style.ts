/** How one kind of text stands on paper. Points; colours are the day theme's inks as red, green and blue shares. */
export type TextStyle = { size: number; leading: number; ink: string };

const ink = '0.082 0.192 0.227';
const soft = '0.239 0.337 0.365';
const faint = '0.337 0.416 0.431';

export const styles = {
  title: { size: 26, leading: 32, ink },
  subtitle: { size: 10, leading: 15, ink: faint },
  month: { size: 12, leading: 18, ink: soft },
  entry: { size: 16, leading: 22, ink },
  meta: { size: 9, leading: 14, ink: faint },
  body: { size: 11, leading: 17.5, ink },
  note: { size: 10, leading: 15.5, ink: soft },
  folio: { size: 9, leading: 12, ink: faint },
} satisfies Record<string, TextStyle>;

/** The colour of hairlines. */
export const hairline = '0.847 0.835 0.784';

/** Space around the column, in points. */
export const margin = { top: 78, bottom: 84, side: 92, folio: 46 };
