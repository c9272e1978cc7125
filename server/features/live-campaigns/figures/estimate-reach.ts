import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { isByNameOnly } from '#contract/campaigns/legacy-locations.ts';
import type { ReachEstimate } from '#contract/live/live-figures.ts';
import type { AppContext } from '#server/app-context.ts';
import { askFacebook, getAdAccountAccess } from '#server/features/connections/access.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { sumReach } from './days-queries.ts';
import { daysOf } from './period-days.ts';
import { getScope } from './scope.ts';

/** On fewer days chance says more than the ads do. */
const fewestDays = 7;

type Aim = Pick<CampaignFields, 'locations' | 'ageFrom' | 'ageTo' | 'gender'>;

/** How many people fit an aim, as Meta estimates it, and how many the ads of the ad account have reached lately. */
export async function estimateReach(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { locations, ageFrom, ageTo, gender }: Aim,
): Promise<ReachEstimate> {
  const { adAccount, account } = await getAdAccountAccess(ctx, workspaceId);
  const { today } = await getScope(ctx, workspaceId);
  const days = { adAccountId: adAccount.id, ...daysOf('30d', today) };
  const { dayCount, ...reached } = await sumReach(ctx.db, workspaceId, days);
  const isKnown = dayCount >= fewestDays && reached.spendMinor > 0;
  const daily = isKnown ? { ...reached, currency: adAccount.currency } : null;
  if (locations.length === 0 || locations.some(isByNameOnly)) return { audience: null, daily };
  const targeting = {
    locations: locations.map(({ type, key, radiusKm }) => ({ type, key, radiusKm: radiusKm ?? undefined })),
    ageMin: ageFrom,
    ageMax: ageTo,
    genders: gender,
  };
  const audience = await askFacebook(ctx, workspaceId, {
    token: account.token,
    ask: () => ctx.meta.estimateAudience(account, targeting),
  });
  return { audience: audience ?? null, daily };
}
