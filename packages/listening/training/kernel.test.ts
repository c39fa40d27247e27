import { expect, test } from 'vitest';
import { kernelBytes } from '../src/reader/kernel-bytes.ts';
import { assembleKernel } from './assemble-kernel.ts';

test('the kernel that ships is kernel.wat', async () => {
  expect([...(await assembleKernel())]).toEqual([...kernelBytes()]);
});
