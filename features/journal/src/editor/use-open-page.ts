import type { MessageKey } from '@mooring/contract';
import { type OpenPage, openPage, type PageTarget } from './open-page.ts';
import { useOnce } from './use-once.ts';

export type PageOpening =
  | { status: 'opening' }
  | { status: 'missing' }
  /** `retry` is null where trying again cannot help: the entry itself will not open. */
  | { status: 'failed'; key: MessageKey; retry: (() => void) | null }
  | { status: 'ready'; page: OpenPage };

/** Opens a page once. It is not a live query, so that no other tab changes what is being written. */
export function useOpenPage(target: PageTarget): PageOpening {
  const opening = useOnce((data) => openPage(data, target), JSON.stringify(target));
  switch (opening.status) {
    case 'loading':
      return { status: 'opening' };
    case 'failed': {
      const closed = opening.key === 'entry.unreadable';
      return { ...opening, retry: closed ? null : opening.retry };
    }
    default:
      return opening.value ? { status: 'ready', page: opening.value } : { status: 'missing' };
  }
}
