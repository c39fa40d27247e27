import { afterEach, beforeEach, expect, vi } from 'vitest';

const noise: string[] = [];

beforeEach(() => {
  noise.length = 0;
  for (const level of ['error', 'warn', 'trace'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      noise.push(`console.${level}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  const heard = [...noise];
  noise.length = 0;
  expect(heard, 'A test must leave the console quiet').toEqual([]);
});
