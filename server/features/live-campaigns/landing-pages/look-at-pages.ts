import type { AppContext } from '#server/app-context.ts';
import { defineClockJob } from '#server/job.ts';
import { openGate } from '#server/platform/gate.ts';
import {
  type DuePage,
  keepPages,
  listRunningLinks,
  noteLook,
  type RunningLink,
  takeDuePages,
} from './look-queries.ts';
import { badnessOf, judge, pageOf } from './look-rules.ts';

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
          await lookAt(ctx, page);
        }),
      ),
    );
  },
});

function toPage({ workspaceId, link }: RunningLink) {
  const address = pageOf(link);
  return address ? [{ workspaceId, address }] : [];
}

async function lookAt({ db, websites, now }: AppContext, page: DuePage): Promise<void> {
  const { address, outcome, ms, badSince } = page;
  const look = await websites.lookAt(address);
  const lookedAt = new Date(now());
  const bad = outcome && badnessOf({ outcome, ms: ms ?? 0 });
  await noteLook(db, {
    address,
    lookedAt,
    ...look,
    ...judge(look, { known: { bad, badSince }, at: lookedAt }),
  });
}
