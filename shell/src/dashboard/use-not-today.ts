import { type Data, useData } from '@mooring/data';

export type NotToday = {
  /** Prompts, garden and insights wait until tomorrow. */
  quiet: boolean;
  begin(): void;
  end(): void;
};

/** 'Not today', kept as the local day it was said on: tomorrow it is over by itself. */
export function useNotToday(day: string, quietDay: string | undefined): NotToday {
  const data = useData();
  const keep = (change: Promise<void>) =>
    void change.catch((error: unknown) => data.notices.fail(error, 'store.failed'));
  return {
    quiet: quietDay === day,
    begin: () => keep(data.records.change('settings', (before) => ({ ...before, quietDay: day }))),
    end: () => keep(endQuiet(data)),
  };
}

const endQuiet = (data: Data) =>
  data.records.change('settings', (before) => {
    const { quietDay: _over, ...rest } = before ?? {};
    return rest;
  });
