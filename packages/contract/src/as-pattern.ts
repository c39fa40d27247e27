/**
 * A text as the source of a regular expression that matches just this text, with or without the `u` flag. A hyphen needs no
 * backslash outside of a class, and with `u` a backslash before one is an error.
 */
export const asPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
