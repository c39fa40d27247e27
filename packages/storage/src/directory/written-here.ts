import { readLocalStorage, writeLocalStorage } from './local-storage.ts';
import { readSessionPointer, writeSessionPointer } from './session-pointer.ts';

const writtenKey = 'mooring.written';

/**
 * Remembers that somebody wrote here, and nothing about it. A browser that clears its databases leaves localStorage, so the next
 * visit can say that words were lost.
 */
export function noteWrittenHere(): void {
  if (readLocalStorage(writtenKey) === null) writeLocalStorage(writtenKey, 'yes');
}

/** Whether there must have been an account on this device. */
export function wasAccountHere(): boolean {
  return readSessionPointer() !== null || readLocalStorage(writtenKey) !== null;
}

/** The person was told that the words are gone. */
export function forgetAccountHere(): void {
  writeSessionPointer(null);
  writeLocalStorage(writtenKey, null);
}
