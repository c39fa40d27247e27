/** Files for tests. What follows the first bytes is not a picture; the decoder of tests takes it for one. */
export const fileOf = (start: string, { length = 2_000, name = 'picture.jpg', type = '' } = {}) => {
  const bytes = new Uint8Array(Math.max(start.length, length)).fill(7);
  for (let at = 0; at < start.length; at += 1) bytes[at] = start.charCodeAt(at);
  return new File([bytes], name, { type });
};

export const jpegStart = '\xff\xd8\xff\xe0';

/** A JPEG of this many bytes. */
export const jpegFile = (length = 2_000, name = 'picture.jpg') =>
  fileOf(jpegStart, { length, name, type: 'image/jpeg' });
