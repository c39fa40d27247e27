/** Ascending copy's value at a share (0–1) of its length. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** One line of the table: ours against a floor or a peer, in one unit, with the budget for their ratio. */
export type Line = {
  name: string;
  ours: number;
  against: number | undefined;
  unit: 'ms' | 'kB' | 'requests';
  budget?: { ratio: number } | { most: number };
  note?: string;
};

const digits = (unit: Line['unit']) => (unit === 'ms' ? 1 : unit === 'kB' ? 1 : 0);

/** Prints name, ours, floor or peer, ratio, budget, held or not. */
export function printTable(lines: readonly Line[]) {
  const rows = lines.map(({ name, ours, against, unit, budget, note }) => {
    const ratio = against === undefined ? undefined : ours / against;
    const limit = budget && ('ratio' in budget ? budget.ratio : budget.most);
    const value = budget && 'most' in budget ? ours : ratio;
    const held =
      limit === undefined || value === undefined ? '' : value <= limit ? 'held' : 'NOT HELD';
    return [
      name,
      `${ours.toFixed(digits(unit))} ${unit}`,
      against === undefined ? '' : `${against.toFixed(digits(unit))} ${unit}`,
      ratio === undefined ? '' : `${ratio.toFixed(2)}×`,
      limit === undefined
        ? ''
        : budget && 'ratio' in budget
          ? `≤ ${limit.toFixed(2)}×`
          : `≤ ${limit} ${unit}`,
      held,
      note ?? '',
    ];
  });
  const head = ['what', 'ours', 'floor or peer', 'ratio', 'budget', '', ''];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [head, ...rows]) {
    console.info(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}
