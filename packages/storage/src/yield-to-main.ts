/** Ends the current task, so that the browser can handle input and paint before the work goes on. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Runs `work` over chunks of at most `size` items, one after the other, and yields between them. */
export async function forEachChunk<T>(
  list: readonly T[],
  size: number,
  work: (chunk: T[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < list.length; start += size) {
    if (start > 0) await yieldToMain();
    await work(list.slice(start, start + size));
  }
}
