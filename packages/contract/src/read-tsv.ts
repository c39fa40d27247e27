/**
 * The rows of a tab-separated table (content that people review in a spreadsheet), by the column names in its first line.
 * Lines that begin with '# ' are comments.
 */
export function readTsv<Column extends string>(text: string): Record<Column, string>[] {
  const [head = '', ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('# '));
  const columns = head.split('\t') as Column[];
  return rows.map((row) => {
    const cells = row.split('\t');
    return Object.fromEntries(
      columns.map((column, index) => [column, cells[index] ?? '']),
    ) as Record<Column, string>;
  });
}
