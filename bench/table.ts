import type { Page } from '@playwright/test';
import { openLivePage } from './live-page.ts';

const campaigns = 10_000;
const slowness = 4;
const times = 5;
const settledMs = 700;
const taskCategory = 'disabled-by-default-devtools.timeline';

/** Within the page. */
declare const noted: number[];

interface TableRow {
  interaction: string;
  /** From the key or the button to the next picture, as the browser itself defines it; nothing for what is not one of both. */
  paintMs: number | undefined;
  /** The longest the page could not answer. */
  longestTaskMs: number;
  /** All its work together. */
  workMs: number;
}

/** Uses the live table of 10,000 campaigns on a computer four times slower than this one; the middle of five goes each. */
export async function benchTable(): Promise<TableRow[]> {
  const { page, endSync, close } = await openLivePage(campaigns);
  const throttle = await page.context().newCDPSession(page);
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await notePaints(page);
  const find = page.getByPlaceholder('Find a campaign');
  const status = page.getByLabel('Status', { exact: true });
  const header = (name: string) => page.getByRole('columnheader', { name }).getByRole('button').focus();
  const press = (key: string) => () => page.keyboard.press(key);
  const type = (text: string) => async () => {
    await find.fill(text);
    await find.focus();
  };
  const top = async () => {
    const frame = page.locator('section[tabindex="0"]');
    await frame.evaluate((element) => element.scrollTo(0, 0));
    await frame.focus();
  };
  const measured = (interaction: string, prepare: () => Promise<unknown>, run: () => Promise<unknown>) =>
    measureInteraction({ page, interaction, prepare, run });

  const rows = [
    await measured('nothing at all', type(''), async () => {}),
    await measured('type the first letter into the filter', type(''), press('w')),
    await measured('type one more letter', type('w'), press('i')),
    await measured('clear the filter', type('w'), press('Backspace')),
    await measured('sort by spend', () => header('Spend'), press('Enter')),
    await measured('sort by name', () => header('Campaign'), press('Enter')),
    await measured('filter by status', () => status.focus(), press('ArrowDown')),
    await measured(
      'scroll by a page',
      () => page.locator('tbody').hover(),
      () => page.mouse.wheel(0, 600),
    ),
    await measured('scroll to the end', top, press('End')),
    await measured('open the choice of columns', () => openColumns(page), press('Enter')),
    await measured(
      'show or hide a column',
      () => page.getByRole('menuitemcheckbox', { name: 'Reach' }).focus(),
      press('Enter'),
    ),
    await measured(
      'pause a campaign, or let it run',
      async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('switch').nth(3).focus();
      },
      press('Space'),
    ),
    await measured(
      'a sync ends that changed 500 campaigns',
      // The page listens again two seconds after the last one.
      () => page.waitForTimeout(2500),
      () => endSync(500),
    ),
    await measured(
      'a sync ends that changed nothing',
      () => page.waitForTimeout(2500),
      () => endSync(0),
    ),
  ];
  await close();
  return rows;
}

async function openColumns(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Columns' });
  if ((await button.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Escape');
  await button.focus();
}

interface Interaction {
  page: Page;
  interaction: string;
  prepare: () => Promise<unknown>;
  run: () => Promise<unknown>;
}

async function measureInteraction({ page, interaction, prepare, run }: Interaction): Promise<TableRow> {
  const goes: number[][] = [];
  const paints: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await prepare();
    await page.waitForTimeout(settledMs);
    await forgetPaints(page);
    goes.push(
      await tasksDuring(page, async () => {
        await run();
        await page.waitForTimeout(settledMs);
      }),
    );
    paints.push(...(await slowestPaint(page)));
  }
  return {
    interaction,
    paintMs: paints.length > 0 ? middle(paints) : undefined,
    longestTaskMs: middle(goes.map((tasks) => Math.max(0, ...tasks))),
    workMs: middle(goes.map((tasks) => tasks.reduce((sum, ms) => sum + ms, 0))),
  };
}

/** The browser notes every key and button from here on. */
async function notePaints(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: number[] = [];
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) noted.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

function forgetPaints(page: Page): Promise<void> {
  return page.evaluate(() => void (noted.length = 0));
}

/** Nothing where there was no key or button, or where it took less than 16 ms. */
function slowestPaint(page: Page): Promise<number[]> {
  return page.evaluate(() => (noted.length > 0 ? [Math.max(...noted)] : []));
}

interface TraceEvent {
  name: string;
  cat: string;
  tid: number;
  /** Microseconds the thread has worked, whatever else the computer did meanwhile. */
  tdur?: number;
  args: { name?: string };
}

/** How long each task of the page's main thread took, as the browser itself notes them. */
async function tasksDuring(page: Page, run: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser to trace.');
  await browser.startTracing(page, { categories: ['-*', '__metadata', taskCategory] });
  await run();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const mainThreads = traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(({ tid }) => tid);
  return traceEvents
    .filter(({ name, tid }) => name === 'RunTask' && mainThreads.includes(tid))
    .map(({ tdur = 0 }) => tdur / 1000);
}

function middle(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
