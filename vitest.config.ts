import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,sandbox,web,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**'],
    globalSetup: ['scripts/catalogue.mjs', 'tests/database-template.ts'],
    // Nothing of ours is mocked, so files may share what they import: half the time.
    isolate: false,
    // One more than there are processors: tests of time-outs and of the disk wait, and leave one to another.
    maxWorkers: availableParallelism() + 1,
    // Ends what hangs, however busy the machine is; how long something takes is for bench/.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
