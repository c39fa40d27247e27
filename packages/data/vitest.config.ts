import { unit } from '../../tools/vitest.ts';

export default unit('data', 'node');
