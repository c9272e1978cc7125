import { member, whileSignedIn } from '#server/procedures.ts';
import { listChanges } from './list-changes.ts';
import { rewordAd } from './reword-ad.ts';
import { setStatus } from './set-status.ts';
import { watchChanges } from './watch-changes.ts';

const { liveCampaigns } = member;

function unbuilt(): never {
  throw new Error('not built yet');
}

/** Answers to the contract's questions that change something at Meta. */
export const changeProcedures = {
  setStatus: liveCampaigns.setStatus.handler(({ context: { house, person }, input }) =>
    setStatus(house, person, input),
  ),
  setDailyBudget: liveCampaigns.setDailyBudget.handler(unbuilt),
  setLocations: liveCampaigns.setLocations.handler(unbuilt),
  rewordAd: liveCampaigns.rewordAd.handler(({ context: { house, person }, input }) =>
    rewordAd(house, person, input),
  ),
  addAds: liveCampaigns.addAds.handler(unbuilt),
  remove: liveCampaigns.remove.handler(unbuilt),
  undoChange: liveCampaigns.undoChange.handler(unbuilt),
  listChanges: liveCampaigns.listChanges.handler(({ context: { house, person }, input }) =>
    listChanges(house, person, input),
  ),
  watchChanges: liveCampaigns.watchChanges.handler(({ context, signal }) =>
    whileSignedIn(context, signal, (until) => watchChanges(context.house, context.person, until)),
  ),
};
