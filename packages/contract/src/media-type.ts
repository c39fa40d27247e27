/** By the ending of a name, for files that a browser or an app gives no media type. An SVG has none here: it may hold a script. */
const typeByEnding = new Map([
  ['3gp', 'video/3gpp'],
  ['aac', 'audio/aac'],
  ['amr', 'audio/amr'],
  ['avif', 'image/avif'],
  ['caf', 'audio/x-caf'],
  ['flac', 'audio/flac'],
  ['gif', 'image/gif'],
  ['heic', 'image/heic'],
  ['heif', 'image/heif'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['m4a', 'audio/mp4'],
  ['mov', 'video/quicktime'],
  ['mp3', 'audio/mpeg'],
  ['mp4', 'video/mp4'],
  ['oga', 'audio/ogg'],
  ['ogg', 'audio/ogg'],
  ['ogv', 'video/ogg'],
  ['opus', 'audio/ogg'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['txt', 'text/plain'],
  ['wav', 'audio/wav'],
  ['webm', 'video/webm'],
  ['webp', 'image/webp'],
]);

const bytes = 'application/octet-stream';

/** A media type without parameters, safe in an attribute. 'application/octet-stream' for what is not one. */
export function plainMediaType(type: string): string {
  const [plain = ''] = type.split(';');
  return /^[\w.+-]+\/[\w.+-]+$/.test(plain.trim()) ? plain.trim().toLowerCase() : bytes;
}

/** What a file is: the type it came with, or, where that says nothing, what the ending of its name says. */
export function mediaTypeOf({ name, type }: { name: string; type: string }): string {
  const plain = plainMediaType(type);
  if (plain !== bytes && plain !== 'application/ogg') return plain;
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return typeByEnding.get(ending) ?? (plain === bytes ? bytes : 'audio/ogg');
}
