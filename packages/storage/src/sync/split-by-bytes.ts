import type { QueuedMutation } from './sync-store.ts';

/** Bytes sent in one request. */
const requestBytes = 1_000_000;

/** The mutations in their order, cut where the next row would make a request too large. A larger row goes alone. */
export function* splitByBytes(mutations: QueuedMutation[]): Generator<QueuedMutation[]> {
  let request: QueuedMutation[] = [];
  let bytes = 0;
  for (const one of mutations) {
    const size = JSON.stringify(one.row).length;
    if (request.length > 0 && bytes + size > requestBytes) {
      yield request;
      [request, bytes] = [[], 0];
    }
    request.push(one);
    bytes += size;
  }
  if (request.length > 0) yield request;
}
