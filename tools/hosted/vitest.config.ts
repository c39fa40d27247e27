import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'functions',
    environment: 'node',
    include: ['functions-*.test.ts'],
    exclude: ['*.hosted.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
