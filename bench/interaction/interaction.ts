import type { Browser, Page } from '@playwright/test';
import { middleOf } from '../measure.ts';
import { noteBrowserPace } from './browser-pace.ts';

const slowness = 4;
const most = 3;
/** Two goes that are one picture apart, or a tenth, need no third. */
const sameMs = 16;
const settledMs = 700;
/** What is left of the preparation: it is done at full speed. */
const preparedMs = 400;
const taskCategory = 'disabled-by-default-devtools.timeline';

/** Within the page. */
declare const noted: number[];

/** What one thing somebody does costs the page: the slower of two goes that agree, else the middle of three. */
export interface InteractionRow {
  interaction: string;
  /** From the key or the button to the next picture, as the browser itself defines it; nothing for what is not one of both. */
  paintMs: number | undefined;
  /** The longest the page could not answer. */
  longestTaskMs: number;
  /** All its work together. */
  workMs: number;
}

type Does = () => Promise<unknown>;

/** Measures what is done after what prepares it, on a computer four times slower than this one. */
export async function openMeasuring(
  page: Page,
): Promise<(interaction: string, prepare: Does, run: Does) => Promise<InteractionRow>> {
  const browser = browserOf(page);
  const throttle = await page.context().newCDPSession(page);
  const slow = (rate: number) => throttle.send('Emulation.setCPUThrottlingRate', { rate });
  await notePaints(page);
  return async (interaction, prepare, run) => {
    await noteBrowserPace(browser, slowness);
    const goes: Go[] = [];
    while (goes.length < most && !doAgree(goes)) {
      // What is not measured need not be slow.
      await slow(1);
      await prepare();
      await page.waitForTimeout(preparedMs);
      await slow(slowness);
      goes.push(await measureGo(page, run));
    }
    const paints = goes.map(({ paintMs }) => paintMs).filter((ms) => ms !== undefined);
    return {
      interaction,
      paintMs: paints.length > 0 ? middleOf(paints) : undefined,
      longestTaskMs: middleOf(goes.map(({ longestTaskMs }) => longestTaskMs)),
      workMs: middleOf(goes.map(({ workMs }) => workMs)),
    };
  };
}

type Go = Omit<InteractionRow, 'interaction'>;

async function measureGo(page: Page, run: Does): Promise<Go> {
  await forgetPaints(page);
  const tasks = await tasksDuring(page, async () => {
    await run();
    await page.waitForTimeout(settledMs);
  });
  return {
    paintMs: await slowestPaint(page),
    longestTaskMs: Math.max(0, ...tasks),
    workMs: tasks.reduce((sum, ms) => sum + ms, 0),
  };
}

function doAgree([one, other]: Go[]): boolean {
  if (!one || !other) return false;
  const isNear = (a: number, b: number) => Math.abs(a - b) <= Math.max(sameMs, 0.1 * Math.max(a, b));
  return isNear(one.paintMs ?? 0, other.paintMs ?? 0) && isNear(one.longestTaskMs, other.longestTaskMs);
}

/** The browser notes every key and button on this page and on those it is brought to. */
async function notePaints(page: Page): Promise<void> {
  const note = () => {
    const noted: number[] = [];
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) noted.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  };
  await page.addInitScript(note);
  await page.evaluate(note);
}

function forgetPaints(page: Page): Promise<void> {
  return page.evaluate(() => void (noted.length = 0));
}

/** Nothing where there was no key or button, or where it took less than 16 ms. */
function slowestPaint(page: Page): Promise<number | undefined> {
  return page.evaluate(() => (noted.length > 0 ? Math.max(...noted) : undefined));
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
  const browser = browserOf(page);
  await browser.startTracing(page, { categories: ['-*', '__metadata', taskCategory] });
  await run();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const mainThreads = traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(({ tid }) => tid);
  return traceEvents
    .filter(({ name, tid }) => name === 'RunTask' && mainThreads.includes(tid))
    .map(({ tdur = 0 }) => tdur / 1000);
}

function browserOf(page: Page): Browser {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser to trace.');
  return browser;
}
