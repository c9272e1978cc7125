import type { LiveCampaign, LiveCampaignDetail, LiveOverview } from '#contract/live/live-campaign.ts';
import type { OperationKindName } from './words.ts';
import { api, queryClient } from '#web/api.ts';

/** What a campaign will look like once an operation is done. */
export interface Foreseen {
  facebookCampaignId: string;
  fields: Partial<
    Pick<LiveCampaign, 'name' | 'status' | 'configuredStatus' | 'dailyBudgetMinor' | 'costGoalMinor'>
  >;
}

/** Shows an operation before it is done, wherever the campaign is on screen. Answers how to take that back. */
export function foresee({ facebookCampaignId, fields }: Foreseen): () => void {
  // An answer still on its way would show the old state again.
  void queryClient.cancelQueries({ queryKey: api.liveCampaigns.overview.key() });
  void queryClient.cancelQueries({ queryKey: api.liveCampaigns.get.key() });
  const before = new Map<string, LiveCampaign>();
  editCampaigns(facebookCampaignId, (campaign, place) => {
    before.set(place, campaign);
    return { ...campaign, ...fields };
  });
  return () => {
    editCampaigns(facebookCampaignId, (campaign, place) => {
      const was = before.get(place);
      return was ? { ...campaign, ...onlyThose(was, fields) } : campaign;
    });
    forgetStamps();
  };
}

const isOfDraft = new Set<OperationKindName>(['publication', 'publication-undo', 'deletion']);

/** Reads anew what an operation may have changed. */
export function readChangedAnew(kind: OperationKindName): void {
  for (const key of [
    api.liveCampaigns.overview.key(),
    api.liveCampaigns.get.key(),
    api.liveCampaigns.listGuardrails.key(),
    api.liveCampaigns.budgetRoom.key(),
    api.liveCampaigns.listDrifts.key(),
    api.operations.list.key(),
    api.recommendations.key(),
  ]) {
    void queryClient.invalidateQueries({ queryKey: key });
  }
  // Where the page of a draft that is deleted or published stands open, it finds out.
  if (isOfDraft.has(kind)) void queryClient.invalidateQueries({ queryKey: api.campaigns.key() });
}

function editCampaigns(
  facebookCampaignId: string,
  edit: (campaign: LiveCampaign, place: string) => LiveCampaign,
): void {
  const isIt = (campaign: LiveCampaign) => campaign.facebookCampaignId === facebookCampaignId;
  for (const [queryKey] of queryClient.getQueriesData({ queryKey: api.liveCampaigns.overview.key() })) {
    queryClient.setQueryData<LiveOverview>(queryKey, (overview) =>
      overview?.campaigns.some(isIt)
        ? {
            ...overview,
            campaigns: overview.campaigns.map((campaign) =>
              isIt(campaign) ? edit(campaign, JSON.stringify(queryKey)) : campaign,
            ),
          }
        : overview,
    );
  }
  for (const [queryKey] of queryClient.getQueriesData({ queryKey: api.liveCampaigns.get.key() })) {
    queryClient.setQueryData<LiveCampaignDetail>(queryKey, (detail) =>
      detail && isIt(detail.campaign)
        ? { ...detail, campaign: edit(detail.campaign, JSON.stringify(queryKey)) }
        : detail,
    );
  }
}

/** What was there before may have changed meanwhile, and was told then: the lists are read whole once more. */
function forgetStamps(): void {
  queryClient.setQueriesData<LiveOverview>(
    { queryKey: api.liveCampaigns.overview.key() },
    (overview) => overview && { ...overview, stamp: '' },
  );
}

function onlyThose(campaign: LiveCampaign, fields: Foreseen['fields']): Foreseen['fields'] {
  return Object.fromEntries(Object.entries(campaign).filter(([name]) => name in fields));
}
