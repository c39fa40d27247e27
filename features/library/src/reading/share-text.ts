export type ShareResult = 'shared' | 'copied' | 'closed' | 'failed';

/** Offers a text to the device's share sheet, or copies it where there is none. Closing the sheet is not a failure. */
export async function shareText(text: string): Promise<ShareResult> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ text });
      return 'shared';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'failed';
  }
}
