import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { openTestHouse } from '#tests/house.ts';
import { findChromium } from '#tests/journeys/browser.ts';
import { serveHere } from '#tests/serve-here.ts';
import type { Visitor } from '#tests/visitor.ts';
import { openLine } from './line.ts';

/** The built pages in a real browser, in front of the real house in this process; a passkey belongs to a name. */
export async function openPages({ name = '127.0.0.1' } = {}) {
  let house: Awaited<ReturnType<typeof openTestHouse>> | undefined;
  let held: Promise<void> | undefined;
  const answering = new Set<Promise<Response>>();
  const { port, close } = await serveHere(
    async (request, env) => {
      if (held && /^\/rpc\/(?!workspaces\/current)/.test(new URL(request.url).pathname)) await held;
      const answer = Promise.resolve(house!.app.fetch(request, env));
      answering.add(answer);
      return answer.finally(() => answering.delete(answer));
    },
    { asShipped: true },
  );
  const url = `http://${name}:${port}`;
  const opened = await openTestHouse({ PUBLIC_URL: url, SUPPORT_HOURS: 'always', PLANNED_AREAS: 'shown' });
  house = opened;
  const browser = await chromium.launch({
    ...(await findChromium()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

  /** A browser of somebody's own, or of somebody who is not signed in. */
  async function openBrowser(person?: Visitor, hasWorker = false): Promise<BrowserContext> {
    const context = await browser.newContext({
      // What a worker lets through, a test cannot hold back.
      serviceWorkers: hasWorker ? 'allow' : 'block',
      viewport: { width: 1280, height: 800 },
      colorScheme: 'dark',
      locale: 'en-GB',
      timezoneId: 'Europe/Oslo',
      reducedMotion: 'reduce',
    });
    if (person) await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url })));
    return context;
  }
  const own = new Map<Visitor, Promise<BrowserContext>>();

  /** A window in somebody's browser, which has the code of pages it has shown before; in a fresh one, none. */
  async function openWindow(person?: Visitor, { isFresh = false, hasWorker = false } = {}) {
    const isKept = person && !isFresh;
    const opening = !isKept ? openBrowser(person, hasWorker) : (own.get(person) ?? openBrowser(person));
    if (isKept) own.set(person, opening);
    const context = await opening;
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    return {
      page,
      line: await openLine(page),
      faults: listFaults(page),
      setOffline: (isOffline: boolean) => context.setOffline(isOffline),
      close: () => (isKept ? page.close() : context.close()),
    };
  }

  return {
    ...opened,
    url,
    openWindow,
    /** Answers nothing a page asks but what somebody may do here, until what this gives is called: a browser that keeps back questions keeps no code. */
    holdAnswers(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    /** Every question to the database fails, as it would without its tables, until `mendDatabase`. */
    breakDatabase: () => opened.ctx.db.execute(sql`alter schema public rename to away`),
    mendDatabase: () => opened.ctx.db.execute(sql`alter schema away rename to public`),
    async close(): Promise<void> {
      await browser.close();
      await close();
      // Nobody waits for them any more, but one may be drawing a picture into the folder that goes with the house.
      await Promise.allSettled(answering);
      await opened.close();
    },
  };
}

export type Pages = Awaited<ReturnType<typeof openPages>>;
export type Window = Awaited<ReturnType<Pages['openWindow']>>;

/** What nobody caught, and what was printed as an error but for requests that failed. */
function listFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error.stack ?? error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  return faults;
}
