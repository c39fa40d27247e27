import ranges from '@fontsource/noto-sans-sc/unicode.json';
import { fontFiles } from './fonts.ts';

const urls = import.meta.glob<string>(
  '../node_modules/@fontsource/noto-sans-sc/files/*-400-normal.woff',
  {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  },
);

export const files = fontFiles(urls, ranges);
