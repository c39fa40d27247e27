import ranges from '@fontsource/noto-sans-symbols-2/unicode.json';
import { fontFiles } from './fonts.ts';

const urls = import.meta.glob<string>(
  '../node_modules/@fontsource/noto-sans-symbols-2/files/*-400-normal.woff',
  {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  },
);

export const files = fontFiles(urls, ranges);
