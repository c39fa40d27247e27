import { downloadFile } from './download-file.ts';

/** Hands words to the person as a text file. Give it a name that says nothing about them. */
export function downloadText(fileName: string, text: string): void {
  downloadFile(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}
