import { defineClockJob } from '#server/job.ts';
import { openGate } from '#server/platform/gate.ts';
import { lookAtPage } from './look-at-page.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { keepPages, keepPagesOf, listRead, listRunningLinks, takeDuePages } from './look-queries.ts';
import { pageOf } from './look-rules.ts';

/** So that a long stop is not followed by a rush: the rest is still due at the next turn. */
const atMost = 60;
const atOnce = 4;
/** What was taken and not looked at, because the server was killed, is due again by then. */
const heldMs = 15 * 60_000;

/** Keeps which pages running ads lead to. Only a sync changes that, and calls it once it has gone well. */
export async function noteRunningPages(
  { db, settings, now }: Pick<AppContext, 'db' | 'settings' | 'now'>,
  workspaceId: WorkspaceId,
): Promise<void> {
  if (!settings.websites.areLookedAt) return;
  const at = new Date(now());
  const links = await listRunningLinks(db, { now: at, workspaceId });
  const addresses = links.flatMap(({ link }) => pageOf(link) ?? []);
  await keepPages(db, workspaceId, { addresses, at });
}

/** Looks at pages that running ads lead to, each as seldom as is told in its rules, once for all who lead there. Done by the clock. */
export const lookAtPages = defineClockJob({
  name: 'look-at-landing-pages',
  async run(ctx, signal) {
    const { db, settings } = ctx;
    const now = new Date(ctx.now());
    await keepPagesOf(db, settings.websites.areLookedAt ? await listRead(db, now) : []);
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
