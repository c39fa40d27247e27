import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MonthGrid } from './month-grid.tsx';
import { YearsGrid } from './years-grid.tsx';

const month = {
  month: '2026-11',
  label: 'November 2026',
  before: 6,
  days: [{ day: '2026-11-01', felt: [] }],
};

test('a calendar whose place is only being laid out has no circle smaller than nothing', () => {
  const { container } = render(
    <>
      <MonthGrid month={month} width={1} rem={16} today="2026-11-01" weekdays={['Sunday']} />
      <YearsGrid years={[]} width={1} rem={16} today="2026-11-01" />
    </>,
  );
  const sizes = [...container.querySelectorAll('circle')].map((one) =>
    Number(one.getAttribute('r')),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0);
});
