import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,sandbox,web,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**'],
    globalSetup: ['scripts/catalogue.mjs', 'tests/database-template.ts'],
    // Nothing of ours is mocked, so files may share what they import: half the time.
    isolate: false,
    maxWorkers: '100%',
    // A machine that others use as well may be slow for once; a test that needed this is marked in the output.
    retry: 1,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
