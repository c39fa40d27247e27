/** What a page says to a worker. `use`: take over now. `settled`: the page has all it needs, there is time to tidy. */
export const fromPage = { use: 'mooring:use', settled: 'mooring:settled' } as const;
