import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begins with the pages in a browser, which take the longest: begun late, they would leave processors idle at the end. */
class PagesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isOfPages = ({ moduleId }: TestSpecification) => moduleId.endsWith('-pages.test.ts');
    return [...sorted.filter(isOfPages), ...sorted.filter((file) => !isOfPages(file))];
  }
}

export default defineConfig({
  test: {
    include: ['{contract,server,sandbox,web,tests,bench}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**'],
    setupFiles: ['tests/other-hour.ts'],
    globalSetup: ['scripts/catalogue.mjs', 'tests/database-template.ts'],
    // Nothing of ours is mocked, so files may share what they import: half the time.
    isolate: false,
    sequence: { sequencer: PagesFirst },
    // One more than there are processors: tests of time-outs and of the disk wait, and leave one to another.
    maxWorkers: availableParallelism() + 1,
    // Ends what hangs, however busy the machine is; how long something takes is for bench/.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
