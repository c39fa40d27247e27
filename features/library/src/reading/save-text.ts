/** Hands a text to the person as a file, by the browser's own download. */
export function saveText(name: string, text: string): void {
  saveFile(`${name}.txt`, new Blob([text, '\n'], { type: 'text/plain;charset=utf-8' }));
}

/** Hands a file to the person, by the browser's own download. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(address);
}
