import type { Page, Route } from '@playwright/test';

/** The line between a page and the server, for what the page asks: the page itself and its code always come. */
export async function openLine(page: Page) {
  const asked: string[] = [];
  let held: (() => void)[] | undefined;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/rpc/')) asked.push(pathname);
  });

  async function pass(route: Route): Promise<void> {
    const waiting = held;
    if (waiting) await new Promise<void>((resolve) => waiting.push(resolve));
    // A page that has been left meanwhile asks no more.
    await route.continue().catch(() => undefined);
  }

  return {
    /** What the page has asked the server for, by procedure. */
    asked,
    /** Keeps back what is asked from now on; who is signed in, and what they may do here, only where that is named. */
    async hold(what = /\/rpc\/(?!workspaces\/current)/): Promise<void> {
      held = [];
      await page.route(what, pass);
    },
    /** Lets go what was kept back, and all that follows. */
    release(): void {
      const waiting = held ?? [];
      held = undefined;
      for (const go of waiting) go();
    },
  };
}
