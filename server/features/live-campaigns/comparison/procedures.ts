import { member } from '#server/procedures.ts';
import { listResultValues } from '../queries.ts';
import { getAdComparison } from './ad-comparison.ts';
import { saveResultValue } from './result-value-queries.ts';

const { liveCampaigns } = member;

/** What compares ads, and what their results are worth. */
export const comparingProcedures = {
  compareAds: liveCampaigns.compareAds.handler(({ context: { ctx, person }, input }) =>
    getAdComparison(ctx, person.workspaceId, input.facebookCampaignId),
  ),
  listResultValues: liveCampaigns.listResultValues.handler(({ context: { ctx, person } }) =>
    listResultValues(ctx.db, person.workspaceId),
  ),
  setResultValue: liveCampaigns.setResultValue.handler(async ({ context: { ctx, person }, input }) => {
    await saveResultValue(ctx.db, person.workspaceId, input);
    return listResultValues(ctx.db, person.workspaceId);
  }),
};
