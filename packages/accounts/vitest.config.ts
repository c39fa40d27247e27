import { unit } from '../../tools/vitest.ts';

export default unit('accounts', 'node');
