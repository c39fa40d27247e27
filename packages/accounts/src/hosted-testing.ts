/** For tests that run in Vitest: accounts over a fake hosted service. */
export type { AccountServices } from './account-services.ts';
export { ana } from './browser-testing.ts';
export { hostedWorld, opens, sealOne } from './hosted/hosted-testing.ts';
