import type { HardDay } from '@mooring/data';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import routes from '../feature.ts';

export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const link = (name: string | RegExp) => screen.findByRole('link', { name });
export const button = (name: string) => screen.findByRole('button', { name });
export const choose = (name: string | RegExp) => screen.getByRole('combobox', { name });

/** Opens the page of days, until it is loaded. For tests. */
export async function openDays(search = '', data: TestData | Promise<TestData> = createTestData()) {
  const shown = await renderScreen({ routes, path: `/profile/days${search}`, data });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[data-skeleton]')).toBeNull());
  return shown;
}

export async function withDays(...days: HardDay[]) {
  const data = await createTestData();
  for (const day of days) await data.hardDays.put(day);
  return data;
}
