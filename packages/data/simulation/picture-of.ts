const jpegStart = [0xff, 0xd8, 0xff, 0xe0];

function bytesOf(name: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2_000).fill(7);
  bytes.set([...jpegStart, ...new TextEncoder().encode(name)]);
  return bytes;
}

/** As a browser hands it over. Node reads a real one in another thread, which would end in another order in each run. */
export const pictureOf = (name: string): File => {
  const arrayBuffer = async () => bytesOf(name).buffer;
  const file = new File([bytesOf(name)], name, { type: 'image/jpeg' });
  return Object.assign(file, { arrayBuffer, slice: () => ({ arrayBuffer }) as Blob });
};
