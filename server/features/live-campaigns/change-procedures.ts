import { member, whileSignedIn } from '#server/procedures.ts';
import { addAds } from './add-ads.ts';
import { listChanges } from './list-changes.ts';
import { rewordAd } from './reword-ad.ts';
import { removeCampaign } from './remove-campaign.ts';
import { setDailyBudget } from './set-daily-budget.ts';
import { setLocations } from './set-locations.ts';
import { setStatus } from './set-status.ts';
import { undoChange } from './undo-change.ts';
import { watchChanges } from './watch-changes.ts';

const { liveCampaigns } = member;

/** Answers to the contract's questions that change something at Meta. */
export const changeProcedures = {
  setStatus: liveCampaigns.setStatus.handler(({ context: { house, person }, input }) =>
    setStatus(house, person, input),
  ),
  setDailyBudget: liveCampaigns.setDailyBudget.handler(({ context: { house, person }, input }) =>
    setDailyBudget(house, person, input),
  ),
  setLocations: liveCampaigns.setLocations.handler(({ context: { house, person }, input }) =>
    setLocations(house, person, input),
  ),
  rewordAd: liveCampaigns.rewordAd.handler(({ context: { house, person }, input }) =>
    rewordAd(house, person, input),
  ),
  addAds: liveCampaigns.addAds.handler(({ context: { house, person }, input }) =>
    addAds(house, person, input),
  ),
  remove: liveCampaigns.remove.handler(({ context: { house, person }, input }) =>
    removeCampaign(house, person, input.campaignId),
  ),
  undoChange: liveCampaigns.undoChange.handler(({ context: { house, person }, input }) =>
    undoChange(house, person, input.id),
  ),
  listChanges: liveCampaigns.listChanges.handler(({ context: { house, person }, input }) =>
    listChanges(house, person, input),
  ),
  watchChanges: liveCampaigns.watchChanges.handler(({ context, signal }) =>
    whileSignedIn(context, signal, (until) => watchChanges(context.house, context.person, until)),
  ),
};
