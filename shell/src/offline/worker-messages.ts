/** Messages from a page to the worker. `apply`: take over now. `settled`: the page is loaded, so old files may be deleted. */
export const pageMessages = { apply: 'mooring:use', settled: 'mooring:settled' } as const;
