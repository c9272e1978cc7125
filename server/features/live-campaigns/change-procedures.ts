import { member } from '#server/procedures.ts';

const { liveCampaigns } = member;

function unbuilt(): never {
  throw new Error('not built yet');
}

/** Answers to the contract's questions that change something at Meta. */
export const changeProcedures = {
  setStatus: liveCampaigns.setStatus.handler(unbuilt),
  setDailyBudget: liveCampaigns.setDailyBudget.handler(unbuilt),
  setLocations: liveCampaigns.setLocations.handler(unbuilt),
  rewordAd: liveCampaigns.rewordAd.handler(unbuilt),
  addAds: liveCampaigns.addAds.handler(unbuilt),
  remove: liveCampaigns.remove.handler(unbuilt),
  undoChange: liveCampaigns.undoChange.handler(unbuilt),
  listChanges: liveCampaigns.listChanges.handler(unbuilt),
  watchChanges: liveCampaigns.watchChanges.handler(unbuilt),
};
