import { ensureHeard } from '#server/features/connections/hear-of.ts';
import { listLeadCampaigns } from '#server/features/campaigns/queries.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineClockJob } from '#server/job.ts';
import { ensureForms, listDueForms } from './form-queries.ts';
import { readLeads } from './read-leads.ts';
import { lookAgainMs } from '../rules.ts';

/** So that a long stop is not followed by a rush: the rest is still due at the next turn. */
const atMost = 500;

/** Sees to it that the leads of every form are read: of new ones at once, of the others every quarter of an hour. Done by the clock. */
export const scheduleFormSyncs = defineClockJob({
  name: 'look-for-leads',
  async run(ctx, signal) {
    const { db, queue, now } = ctx;
    await ensureForms(db, await listLeadCampaigns(db, { isRecent: true }));
    const due = await listDueForms(db, { triedBefore: new Date(now() - lookAgainMs), atMost });
    if (due.length === 0) return;
    await hearOfLeads(ctx);
    for (const form of due) {
      signal.throwIfAborted();
      const key = `${form.workspaceId} ${form.facebookFormId}`;
      await db.transaction((tx) => queue.add(tx, readLeads, form, { key }));
    }
  },
});

/** From then on Meta calls us for pages that tell of their leads. Where it cannot, leads are still read by the clock. */
async function hearOfLeads(ctx: AppContext): Promise<void> {
  try {
    await ensureHeard(ctx, 'page');
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    ctx.log.info('Meta does not call for new leads', { reason: error.message });
  }
}
