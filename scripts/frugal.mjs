/** Room for what is young: by default it grows to three times 32 MB at the start, and stays. */
export const frugalFlags = ['--max-semi-space-size=4'];

/** What makes our Node take no more memory than it uses. Whoever sets the same variables has the last word. */
export const frugal = {
  // What was compiled at one start is not compiled at the next.
  NODE_COMPILE_CACHE: 'build/compiled',
  // What is freed goes back to the machine, also what the threads that compile have freed. Only glibc reads it.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
