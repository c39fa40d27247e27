/** Hands a text to the person as a file, by the browser's own download. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text, '\n'], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.txt`;
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(address);
}
