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
  /** An empty one for what is a bare number, such as a share of the window. */
  unit: 'ms' | 'kB' | 'MB' | 'fps' | 'requests' | 'rows' | '';
  budget?: { ratio: number } | { most: number } | { least: number };
  note?: string;
};

const digits = (unit: Line['unit']) =>
  unit === '' ? 3 : unit === 'requests' || unit === 'rows' ? 0 : 1;

/** The table: name, ours, floor or peer, ratio, budget, held or not, and what else is to be said. */
export function tableOf(lines: readonly Line[]): string[][] {
  const rows = lines.map(({ name, ours, against, unit, budget, note }) => {
    const ratio = against === undefined ? undefined : ours / against;
    const told = (value: number) => `${value.toFixed(digits(unit))} ${unit}`.trim();
    return [
      name,
      told(ours),
      against === undefined ? '' : told(against),
      ratio === undefined ? '' : `${ratio.toFixed(2)}×`,
      budget === undefined ? '' : limitOf(budget, unit),
      budget === undefined ? '' : isHeld(budget, ours, ratio) ? 'held' : 'NOT HELD',
      note ?? '',
    ];
  });
  return [['what', 'ours', 'floor or peer', 'ratio', 'budget', '', ''], ...rows];
}

type Budget = NonNullable<Line['budget']>;

function isHeld(budget: Budget, ours: number, ratio = Number.NaN): boolean {
  if ('least' in budget) return ratio >= budget.least;
  return 'most' in budget ? ours <= budget.most : ratio <= budget.ratio;
}

function limitOf(budget: Budget, unit: Line['unit']): string {
  if ('least' in budget) return `≥ ${budget.least.toFixed(2)}×`;
  return 'most' in budget ? `≤ ${budget.most} ${unit}`.trim() : `≤ ${budget.ratio.toFixed(2)}×`;
}

export function printTable(lines: readonly Line[]) {
  const rows = tableOf(lines);
  const widths = (rows[0] ?? []).map((_title, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    console.info(cells.join('  ').trimEnd());
  }
}
