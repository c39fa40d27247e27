export { mediaTypeOf, plainMediaType } from './media-type.ts';

/** What another app shared with this one, as the service worker hands it to a page (decision 0068). */
export type Shared = {
  id: string;
  /** Each may be empty. */
  title: string;
  text: string;
  url: string;
  files: readonly File[];
};

/**
 * Between a page and the worker. `take`: the page asks for everything that waits. `given`: the answer; the worker has forgotten
 * it. `back`: a page that is being left returns what nobody has decided about.
 */
export type ShareMessage =
  | { share: 'take' }
  | { share: 'given'; items: readonly Shared[] }
  | { share: 'back'; items: readonly Shared[] };

/** The largest file that is kept, in bytes. */
export const maxFileBytes = 25 * 1024 * 1024;

/** Null for a message about anything else. */
export function readShareMessage(data: unknown): ShareMessage | null {
  if (!isObject(data)) return null;
  if (data.share === 'take') return { share: 'take' };
  if (data.share !== 'given' && data.share !== 'back') return null;
  const items = Array.isArray(data.items) ? data.items.filter(isShared) : [];
  return { share: data.share, items };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isShared = (value: unknown): value is Shared =>
  isObject(value) &&
  [value.id, value.title, value.text, value.url].every((each) => typeof each === 'string') &&
  Array.isArray(value.files) &&
  value.files.every((file) => file instanceof File);
