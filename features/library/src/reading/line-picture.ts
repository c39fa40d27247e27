/** The size of the picture in pixels: upright, as phones show them. */
const size = { width: 1080, height: 1350, edge: 120 } as const;

/** A sentence as a picture in the app's own colours and letters, drawn on this device. */
export async function linePicture(text: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is no canvas to draw on.');
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const face = token('--font-serif') || 'serif';
  const font = (pixels: number) => `420 ${pixels}px ${face}`;
  // A face that is not on this device fails the whole loading; the others are drawn with all the same.
  await document.fonts.load(font(72), text).catch(() => undefined);

  pen.fillStyle = token('--surface');
  pen.fillRect(0, 0, size.width, size.height);
  pen.fillStyle = token('--ink');
  pen.font = font(72);
  pen.textBaseline = 'alphabetic';
  const lines = linesOf(text, size.width - 2 * size.edge, (part) => pen.measureText(part).width);
  const leading = 104;
  const top = size.height / 2 - ((lines.length - 1) * leading) / 2;
  for (const [index, line] of lines.entries()) pen.fillText(line, size.edge, top + index * leading);
  pen.fillStyle = token('--lamp');
  pen.fillRect(size.edge, top + lines.length * leading - 40, 96, 6);

  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn.')))),
  );
}

/** Breaks a text at its spaces into lines no wider than `most`. */
export function linesOf(text: string, most: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > most) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
