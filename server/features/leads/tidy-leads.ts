import { leadLimits } from '#contract/leads/lead.ts';
import { listLeadCampaigns } from '#server/features/campaigns/queries.ts';
import { defineClockJob } from '#server/job.ts';
import { ensureForms } from './sync/form-queries.ts';
import { listRetentions, removeOldLeads, removeOldTombstones } from './queries.ts';
import { removeOldSetAside } from './sync/set-aside-queries.ts';
import { keptAtMetaMs, keptSince, overlapMs } from './rules.ts';

/** Erases leads that have been kept as long as their workspace wants, and finds forms the clock has overlooked. Done every night. */
export const tidyLeads = defineClockJob({
  name: 'tidy-leads',
  async run({ db, now }) {
    const special = await listRetentions(db, leadLimits.retentionMonths.default);
    for (const { workspaceId, months } of special)
      await removeOldLeads(db, { before: keptSince(now(), months), of: workspaceId });
    const except = special.map(({ workspaceId }) => workspaceId);
    await removeOldLeads(db, { before: keptSince(now()), except });
    const forgottenBefore = new Date(now() - keptAtMetaMs - overlapMs);
    await removeOldTombstones(db, forgottenBefore);
    await removeOldSetAside(db, forgottenBefore);
    await ensureForms(db, await listLeadCampaigns(db));
  },
});
