import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,sandbox,web,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
