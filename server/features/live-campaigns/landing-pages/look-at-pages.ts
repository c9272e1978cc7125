import { defineClockJob } from '#server/job.ts';
import { openGate } from '#server/platform/gate.ts';
import { lookAtPage } from './look-at-page.ts';
import { keepPages, keepPagesOf, listRead, listRunningLinks, takeDuePages } from './look-queries.ts';
import { pageOf } from './look-rules.ts';

/** So that a long stop is not followed by a rush: the rest is still due at the next turn. */
const atMost = 60;
const atOnce = 4;
/** Only a sync changes where ads lead, so what was read before the last turns is known. */
const readLatelyMs = 15 * 60_000;
/** What was taken and not looked at, because the server was killed, is due again by then. */
const heldMs = 15 * 60_000;

/** Looks at pages that running ads lead to, each as seldom as is told in its rules, once for all who lead there. Done by the clock. */
export const lookAtPages = defineClockJob({
  name: 'look-at-landing-pages',
  async run(ctx, signal) {
    const { db, settings } = ctx;
    const now = new Date(ctx.now());
    const read = settings.websites.areLookedAt ? await listRead(db, now) : [];
    await keepPagesOf(
      db,
      read.map(({ workspaceId }) => workspaceId),
    );
    const anew = read.filter(({ readAt }) => now.getTime() - readAt.getTime() < readLatelyMs);
    for (const { workspaceId } of anew) {
      signal.throwIfAborted();
      const links = await listRunningLinks(db, { now, workspaceId });
      const addresses = links.flatMap(({ link }) => pageOf(link) ?? []);
      await keepPages(db, workspaceId, { addresses, at: now });
    }
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
