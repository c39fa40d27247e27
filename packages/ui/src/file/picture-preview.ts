/** The longer side of a preview, in px, and its quality as a JPEG, 0 to 1. */
const side = 480;
const quality = 0.7;

/** A small JPEG of a picture as a data URL. Null if it is no picture, or one that this browser cannot read. */
export async function makePreview(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/') || file.type.startsWith('image/svg')) return null;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    // A JPEG has no transparency: without this it is black there.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const address = canvas.toDataURL('image/jpeg', quality);
    return address.startsWith('data:image/jpeg;base64,') ? address : null;
  } catch {
    return null;
  }
}
