import { fullDate } from '@mooring/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { todayScript, withToday } from './prerender-today.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const page = '<main><input value="November 21, 2026"></main>';

function titleOn(time: string): HTMLInputElement {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
  document.body.innerHTML = withToday(page, 'November 21, 2026');
  new Function(todayScript)();
  const field = document.querySelector('input');
  if (!field) throw new Error('There is no field');
  return field;
}

test('an empty page has the day of the visit in its title, not that of the build, as the app writes it', () => {
  for (const time of ['2026-01-01T12:00:00Z', '2027-06-15T23:59:00Z', '2028-02-29T00:01:00Z']) {
    const field = titleOn(time);
    expect(field.value).toBe(fullDate(new Date(time)));
    expect(field.value).toBe(field.defaultValue);
  }
});

test('what is typed takes the place of the date, and a title that was typed is not chosen', () => {
  const field = titleOn('2026-11-27T12:00:00Z');
  field.focus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  field.value = 'Lilies';
  field.setSelectionRange(2, 2);
  field.click();
  expect(field.selectionStart).toBe(2);
});

test('a page without the day has no script', () => {
  expect(withToday('<p>Journal</p>', 'November 21, 2026')).toBe('<p>Journal</p>');
});
