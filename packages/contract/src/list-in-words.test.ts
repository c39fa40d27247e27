import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a first page that says no list does not wait for the words between its parts', async () => {
  const { ListFormat } = Intl;
  const made = vi.spyOn(Intl, 'ListFormat').mockImplementation(function make(...given) {
    return new ListFormat(...given);
  });
  const { listInWords } = await import('./index.ts');
  expect(made).not.toHaveBeenCalled();
  expect(listInWords(['grief', 'hope', 'anxiety'])).toBe('grief, hope and anxiety');
  expect(listInWords(['grief', 'hope'])).toBe('grief and hope');
  expect(made).toHaveBeenCalledOnce();
});
