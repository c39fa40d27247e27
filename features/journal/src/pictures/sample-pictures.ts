/** A drawn picture for stories, as a JPEG: a cup before a window, in a few colours. */
export async function samplePicture({
  width,
  height,
  sky,
  cup,
}: {
  width: number;
  height: number;
  sky: string;
  cup: string;
}): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#8a6f56';
  context.fillRect(0, height * 0.72, width, height * 0.28);
  context.fillStyle = cup;
  const side = Math.min(width, height) * 0.34;
  context.beginPath();
  context.roundRect(width / 2 - side / 2, height * 0.74 - side, side, side, side * 0.18);
  context.fill();
  context.strokeStyle = cup;
  context.lineWidth = side * 0.12;
  context.beginPath();
  context.arc(width / 2 + side * 0.52, height * 0.74 - side * 0.55, side * 0.22, -1.4, 1.4);
  context.stroke();
  return canvas.convertToBlob({ type: 'image/jpeg' });
}

/** Three of them: one lies, one stands, one is wide. */
export const samplePictures = () =>
  Promise.all([
    samplePicture({ width: 1200, height: 900, sky: '#b9cdd6', cup: '#3c6e8f' }),
    samplePicture({ width: 900, height: 1200, sky: '#e2d3b8', cup: '#a65d57' }),
    samplePicture({ width: 1600, height: 700, sky: '#9fb3a8', cup: '#f2ead8' }),
  ]);
