import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/journeys/browser.ts';

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
];

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'tests/journeys' },
    // What draws the pictures of the docs and of the front page is no test: `npm run pictures` asks for it.
    ...(process.env.ADFJORD_PICTURES === '1'
      ? [{ name: 'pictures', testDir: 'tests/pictures', testMatch: '*.pictures.ts' }]
      : []),
    // In a build in which a language is made believe: scripts/make-believe-language.mjs makes it.
    ...(process.env.ADFJORD_MAKE_BELIEVE === '1'
      ? [{ name: 'make-believe', testDir: 'tests/make-believe' }]
      : []),
  ],
  globalSetup: './tests/journeys/furnish-ground.ts',
  outputDir: 'test-results',
  // Each has a product of its own. Half the time a journey waits: for a letter, for the clock, until somebody stops typing.
  workers: Math.min(6, 2 * availableParallelism()),
  forbidOnly: true,
  // Long enough for a slow machine: what hangs is found, what is slow is measured in bench/.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    colorScheme: 'dark',
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    reducedMotion: 'reduce',
    // What a worker lets through, a journey cannot hold back: tests/pages/alerts.test.ts looks at ours.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recorded of every journey it costs a tenth of what browser and runner need: `--trace=on` records it when asked.
    trace: 'off',
    launchOptions: { ...(await findChromium()), args: quiet },
  },
});
