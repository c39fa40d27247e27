/** Lets the page answer before the next piece of work. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Runs `work` over parts of a list, with a breath between them. */
export async function inParts<T>(
  list: readonly T[],
  size: number,
  work: (part: T[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < list.length; start += size) {
    if (start > 0) await breathe();
    await work(list.slice(start, start + size));
  }
}
