import { deflate } from './woff.ts';

/** Writes the objects of a PDF file one after the other. Numbers are given out first, so that objects may name each other. */
export type PdfFile = {
  reserve(): number;
  object(number: number, body: string): void;
  /** A compressed stream. `more` are further entries of its dictionary. */
  stream(number: number, data: string | Uint8Array<ArrayBuffer>, more?: string): Promise<void>;
  /** A JPEG as it is. `width` and `height` in px. */
  jpeg(number: number, file: Blob, size: { width: number; height: number }): void;
  finish(root: number, info: number): Blob;
};

export function createPdfFile(): PdfFile {
  const parts: (Uint8Array<ArrayBuffer> | Blob)[] = [];
  const offsets: number[] = [0];
  let length = 0;
  const add = (data: string | Uint8Array<ArrayBuffer>) => {
    const bytes = typeof data === 'string' ? latin1(data) : data;
    parts.push(bytes);
    length += bytes.length;
  };
  add('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n');
  return {
    reserve: () => offsets.push(0) - 1,
    object(number, body) {
      offsets[number] = length;
      add(`${number} 0 obj\n${body}\nendobj\n`);
    },
    async stream(number, data, more = '') {
      const packed = await deflate(typeof data === 'string' ? latin1(data) : data);
      offsets[number] = length;
      add(`${number} 0 obj\n<</Length ${packed.length}/Filter/FlateDecode${more}>>\nstream\n`);
      add(packed);
      add('\nendstream\nendobj\n');
    },
    jpeg(number, file, { width, height }) {
      offsets[number] = length;
      add(
        `${number} 0 obj\n<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${file.size}>>\nstream\n`,
      );
      // Not read here: many pictures would not fit into memory.
      parts.push(file);
      length += file.size;
      add('\nendstream\nendobj\n');
    },
    finish(root, info) {
      const start = length;
      const entries = offsets.slice(1).map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
      add(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${entries.join('')}`);
      add(`trailer\n<</Size ${offsets.length}/Root ${root} 0 R/Info ${info} 0 R>>\n`);
      add(`startxref\n${start}\n%%EOF\n`);
      return new Blob(parts, { type: 'application/pdf' });
    },
  };
}

/** Text as PDF has it outside its pages, in any script. */
export const pdfText = (text: string) => `<FEFF${hexOf(text)}>`;

/** UTF-16 in hexadecimal. */
export function hexOf(text: string): string {
  let hex = '';
  for (let at = 0; at < text.length; at += 1) hex += hex4(text.charCodeAt(at));
  return hex;
}

export const hex4 = (value: number) => value.toString(16).padStart(4, '0').toUpperCase();

/** At most two decimals. */
export const number = (value: number) => String(Math.round(value * 100) / 100);

function latin1(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
