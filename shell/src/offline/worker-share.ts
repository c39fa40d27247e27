import { paths } from '@mooring/contract';
import type { Shared, ShareMessage } from '@mooring/contract/share';

/** How many shares wait at most. The oldest gives way. */
const mostWaiting = 5;

/** ms after which one that no page has asked for is forgotten. */
const forgottenAfter = 10 * 60 * 1000;

type Page = { postMessage(message: ShareMessage): void } | null;

/**
 * What was shared and what no page has yet. It is in the memory of the worker only: nothing is written to a cache or a
 * database, and it is gone when the browser ends the worker (decision 0068).
 */
export function createShareBox() {
  let waiting: Shared[] = [];
  let count = 0;

  function add(shared: Shared) {
    // One that was sent twice waits once.
    if (waiting.some((other) => isSame(other, shared))) return;
    waiting = [...waiting, shared].slice(-mostWaiting);
    setTimeout(() => {
      waiting = waiting.filter(({ id }) => id !== shared.id);
    }, forgottenAfter);
  }

  return {
    /** Takes in what was sent, and leads to the page that asks what it is. */
    async receive(request: Request): Promise<Response> {
      // Only a page that the person sees may bring something in: not a script, and not a hidden frame.
      if (request.mode === 'navigate' && request.destination === 'document') {
        const form = await request.formData().catch(() => null);
        count += 1;
        const shared = form && readForm(form, `${performance.timeOrigin}-${count}`);
        if (shared) add(shared);
      }
      return Response.redirect(paths.share.pattern, 303);
    },
    hear(message: ShareMessage, page: Page): void {
      if (message.share === 'back') for (const shared of message.items) add(shared);
      if (message.share !== 'take') return;
      const items = waiting;
      waiting = [];
      page?.postMessage({ share: 'given', items });
    },
  };
}

/** Null where nothing was sent. */
function readForm(form: FormData, id: string): Shared | null {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const files = form
    .getAll('files')
    .filter((each) => each instanceof File)
    // A form without a chosen file sends one without a name and bytes.
    .filter(({ name, size }) => name !== '' || size > 0);
  const [title, text, url] = [textOf('title'), textOf('text'), textOf('url')];
  const hasWords = `${title}${text}${url}`.trim() !== '';
  return hasWords || files.length > 0 ? { id, title, text, url, files } : null;
}

const isSame = (one: Shared, other: Shared) => fingerprint(one) === fingerprint(other);

const fingerprint = ({ title, text, url, files }: Shared) =>
  JSON.stringify([title, text, url, files.map(({ name, size, type }) => [name, size, type])]);
