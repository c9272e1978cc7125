import { defineClockJob } from '#server/job.ts';
import { openGate } from '#server/platform/gate.ts';
import { lookAtPage } from './look-at-page.ts';
import { keepPages, listRunningLinks, type RunningLink, takeDuePages } from './look-queries.ts';
import { pageOf } from './look-rules.ts';

/** So that a long stop is not followed by a rush: the rest is still due at the next turn. */
const atMost = 60;
const atOnce = 4;
/** What was taken and not looked at, because the server was killed, is due again by then. */
const heldMs = 15 * 60_000;

/** Looks at pages that running ads lead to, each as seldom as is told in its rules, once for all who lead there. Done by the clock. */
export const lookAtPages = defineClockJob({
  name: 'look-at-landing-pages',
  async run(ctx, signal) {
    const { db, settings } = ctx;
    const now = new Date(ctx.now());
    const links = settings.websites.areLookedAt ? await listRunningLinks(db, { now }) : [];
    await keepPages(db, links.flatMap(toPage), now);
    const due = await takeDuePages(db, { now, until: new Date(now.getTime() + heldMs), atMost });
    const gate = openGate(atOnce);
    await Promise.all(
      due.map((page) =>
        gate(async () => {
          signal.throwIfAborted();
          await lookAtPage(ctx, page);
        }),
      ),
    );
  },
});

function toPage({ workspaceId, link }: RunningLink) {
  const address = pageOf(link);
  return address ? [{ workspaceId, address }] : [];
}
