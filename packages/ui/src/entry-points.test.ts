import { expect, test } from 'vitest';
import * as bundled from './bundled.ts';
import * as shared from './index.ts';

test('a part of the kit is either shared or bundled', () => {
  expect(Object.keys(bundled).filter((name) => name in shared)).toEqual([]);
});
