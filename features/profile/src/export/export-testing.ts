import { loadFromDisk } from '@mooring/pdf/testing';
import { vi } from 'vitest';

/** For tests: collects downloads, because jsdom has no object URLs and would try to navigate to them. */
export function catchDownloads() {
  const files: { name: string; blob: Blob }[] = [];
  let latest = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      latest = blob;
      return '#';
    },
    revokeObjectURL: () => undefined,
  });
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function catching(this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: latest });
  };
  return { files, release: () => Object.assign(HTMLAnchorElement.prototype, { click }) };
}

/** For tests: fonts come from the disk. */
export function serveFonts() {
  vi.stubGlobal('fetch', async (url: string) => {
    return new Response(await loadFromDisk(new URL(url).pathname));
  });
}
