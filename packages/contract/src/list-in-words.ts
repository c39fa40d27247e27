let list: Intl.ListFormat | undefined;

/** 'grief, hope and anxiety' */
export function listInWords(words: readonly string[]): string {
  // Made when it is first needed: the first page of a visit has no list to say, and this takes a phone's processor tens of ms.
  list ??= new Intl.ListFormat('en-GB', { type: 'conjunction' });
  return list.format(words);
}
