import type { contract } from '#contract/contract.ts';
import { listSharedWith } from '#server/features/approvals/person-queries.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import type { InferContractRouterOutputs } from '@orpc/contract';
import { getView, listAll, openFigures, presentCampaigns } from './overview.ts';

type Shared = InferContractRouterOutputs<(typeof contract)['liveCampaigns']>['listShared'];

/** How the campaigns run that were shown to this person for approval. */
export async function listShared(ctx: AppContext, person: Person): Promise<Shared> {
  const shared = new Set(await listSharedWith(ctx.db, person.workspaceId, person.id));
  const view = await getView(ctx, person, '30d');
  const rows = (await listAll(ctx, person, view)).filter(
    ({ deletedHereAt, facebookCampaignId }) =>
      deletedHereAt === null && shared.has(view.ours.get(facebookCampaignId) ?? ''),
  );
  const figuresFor = await openFigures(ctx, person, { view, rows });
  const which = { facebookCampaignIds: rows.map(({ facebookCampaignId }) => facebookCampaignId) };
  const campaigns = await presentCampaigns(ctx, person, { view, rows, which, figuresFor });
  return {
    days: view.days,
    lastSyncedAt: view.sync.lastSyncedAt,
    campaigns: campaigns.map(({ delivery, figures, ...campaign }) => {
      const { facebookCampaignId, name, objective, currency, dailyBudgetMinor } = campaign;
      const { spendMinor, reach, clicks, results, costPerResultMinor } = figures;
      return {
        facebookCampaignId,
        name,
        objective,
        currency,
        dailyBudgetMinor,
        delivery: delivery.state,
        figures: { spendMinor, reach, clicks, results, costPerResultMinor },
      };
    }),
  };
}
