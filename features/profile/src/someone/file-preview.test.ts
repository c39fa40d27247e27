import { createTestData } from '@mooring/data/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { filePreview } from './file-preview.ts';

afterEach(() => vi.unstubAllGlobals());

const gif = (width: string) =>
  new File([Uint8Array.from(`GIF89a${width}\xff\xff`, (sign) => sign.charCodeAt(0))], 'a.gif', {
    type: 'image/gif',
  });

test('a picture that says that it is too large is not decoded for its preview', async () => {
  const decode = vi.fn().mockRejectedValue(new Error());
  vi.stubGlobal('createImageBitmap', decode);
  const data = await createTestData();
  expect(await filePreview(data, gif('\xff\xff'))).toBeUndefined();
  expect(decode).not.toHaveBeenCalled();
  expect(await filePreview(data, gif('\x01\x00'))).toBeUndefined();
  expect(decode).toHaveBeenCalledOnce();
});

test('a picture that an app gave no media type has a preview by the ending of its name', async () => {
  const decode = vi.fn().mockRejectedValue(new Error());
  vi.stubGlobal('createImageBitmap', decode);
  const untyped = new File([gif('\x01\x00')], 'a.gif', { type: 'application/octet-stream' });
  await filePreview(await createTestData(), untyped);
  expect(decode).toHaveBeenCalledOnce();
});

test('a video of 4 GB that is named as a picture, and a program, are not decoded for a preview', async () => {
  const decode = vi.fn().mockRejectedValue(new Error());
  vi.stubGlobal('createImageBitmap', decode);
  const data = await createTestData();
  const film = gif('\x01\x00');
  Object.defineProperty(film, 'size', { value: 4_000_000_000 });
  const read = vi.spyOn(film, 'slice');
  expect(await filePreview(data, film)).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
  for (const start of ['\0\0\0\x18ftypmp42', 'MZ\0\0program']) {
    const renamed = new File([start], 'a.jpg', { type: 'image/jpeg' });
    expect(await filePreview(data, renamed)).toBeUndefined();
  }
  expect(decode).not.toHaveBeenCalled();
});
