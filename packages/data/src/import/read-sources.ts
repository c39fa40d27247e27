import { type FileSource, readZip } from '@mooring/formats';

type Options = {
  /** The largest file that is read, in bytes. */
  most: number;
  /** The most bytes that are inflated from one zip. */
  inflated?: number;
  signal?: AbortSignal | undefined;
};

/**
 * Reads the files of an import one after the other, each zip once. `bytes` is null for a file that is too large, cannot be
 * inflated, or is no longer there.
 */
export async function readSources<T>(
  wanted: readonly { source: FileSource; of: T }[],
  onFile: (of: T, bytes: Uint8Array | null) => Promise<void>,
  { most, inflated, signal }: Options,
): Promise<void> {
  for (const file of new Set(wanted.map(({ source }) => source.file))) {
    const own = wanted.filter(({ source }) => source.file === file);
    for (const { of } of own.filter(({ source }) => source.inside === null)) {
      await onFile(of, file.size <= most ? new Uint8Array(await file.arrayBuffer()) : null);
    }
    const inside = new Map<string, T[]>();
    for (const { source, of } of own) {
      if (source.inside !== null)
        inside.set(source.inside, [...(inside.get(source.inside) ?? []), of]);
    }
    if (inside.size === 0) continue;
    await readZip(
      file,
      (name) => (inside.has(name) ? most : null),
      async ({ name, bytes }) => {
        for (const of of inside.get(name) ?? []) await onFile(of, bytes);
      },
      { signal, ...(inflated === undefined ? {} : { most: inflated }) },
    );
  }
}
