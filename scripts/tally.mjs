/** Runs the parts of a test run one after the other, and tells at the end how each went and how long it took. */
export function openTally() {
  const parts = [];
  return {
    async add(title, run) {
      console.log(`\n${title}`);
      const startedAt = Date.now();
      const { passed, failed } = await run();
      parts.push({ title, passed, failed, minutes: (Date.now() - startedAt) / 60_000 });
    },
    /** Prints it. Answers the exit code that says the same. */
    tell() {
      const failed = parts.flatMap((part) => part.failed);
      console.log();
      for (const { title, minutes } of parts) console.log(`${minutes.toFixed(1).padStart(5)} min  ${title}`);
      const passed = parts.reduce((total, part) => total + part.passed, 0);
      console.log(`\n${passed} passed, ${failed.length} failed`);
      for (const { name, reason } of failed) console.log(`✗ ${name}${reason ? `\n  ${reason}` : ''}`);
      return failed.length > 0 ? 1 : 0;
    },
  };
}
