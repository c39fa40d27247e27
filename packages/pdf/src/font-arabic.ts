import ranges from '@fontsource/amiri/unicode.json';
import { fontFiles } from './fonts.ts';

const urls = import.meta.glob<string>('../node_modules/@fontsource/amiri/files/*-400-normal.woff', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

export const files = fontFiles(urls, ranges);
