import ranges from '@fontsource/noto-serif-hebrew/unicode.json';
import { fontFiles } from './fonts.ts';

const urls = import.meta.glob<string>(
  '../node_modules/@fontsource/noto-serif-hebrew/files/*-400-normal.woff',
  {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  },
);

export const files = fontFiles(urls, ranges);
