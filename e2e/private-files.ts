import type { Page } from '@playwright/test';

/** Every file of the private file system as text, in which the names of rows can be read. */
export const privateFiles = (page: Page) =>
  page.evaluate(async () => {
    const read = async (folder: FileSystemDirectoryHandle): Promise<string> => {
      let text = '';
      for await (const handle of folder.values()) {
        if (handle.kind === 'directory') text += await read(handle as FileSystemDirectoryHandle);
        else text += await (await (handle as FileSystemFileHandle).getFile()).text();
      }
      return text;
    };
    return read(await navigator.storage.getDirectory());
  });
