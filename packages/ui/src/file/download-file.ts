/** 'downloaded': the browser has it. 'shared': the person chose where it goes. 'closed': they chose nothing, and there is no file. */
export type Handed = 'downloaded' | 'shared' | 'closed';

/** Hands a file to the person, by the browser's own download. Give it a name that says nothing about them. */
export async function downloadFile(name: string, file: Blob): Promise<Handed> {
  // An app on the home screen of an iPhone shows a downloaded file in the place of the app, without a way back.
  if ('standalone' in navigator && navigator.standalone) {
    const shared = await shareFile(name, file);
    if (shared) return shared;
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return 'downloaded';
}

/** Opens the share sheet with the file. Null where the browser shares no such file, or not without a new press. */
async function shareFile(name: string, blob: Blob): Promise<Handed | null> {
  const files = [new File([blob], name, { type: blob.type })];
  if (!navigator.canShare?.({ files })) return null;
  return navigator.share({ files }).then(
    () => 'shared',
    ({ name: fault }: Error) => (fault === 'AbortError' ? 'closed' : null),
  );
}

/** The same for a text. */
export const downloadText = (name: string, text: string): Promise<Handed> =>
  downloadFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
