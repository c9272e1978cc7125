import { isDeepStrictEqual } from 'node:util';
import type { AdCopy } from '#contract/campaigns/ads.ts';
import { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { getCampaignWithMedia } from '../campaigns/queries.ts';

/** What somebody has before their eyes: a version of a draft, and any of its fields. */
export type Seen = { version: number } & {
  [Field in keyof CampaignFields]?: CampaignFields[Field] | undefined;
};

/** Refuses where the draft has been changed since it was seen, and names what is different now. */
export async function refuseIfNewer(
  tx: Database,
  workspaceId: WorkspaceId,
  { campaignId, seen }: { campaignId: string; seen: Seen },
): Promise<void> {
  const now = await getCampaignWithMedia(tx, workspaceId, campaignId);
  if (now.version === seen.version) return;
  const fields = CampaignFields.keyof().options.filter(
    (field) => seen[field] !== undefined && !isDeepStrictEqual(seen[field], now[field]),
  );
  throw new Refusal('CAMPAIGN_IS_NEWER', {
    version: now.version,
    changedAt: now.updatedAt.toISOString(),
    fields,
    ads: seen.ads ? differentAds(seen.ads, now.ads) : [],
  });
}

function differentAds(before: AdCopy[], now: AdCopy[]) {
  const told = (change: 'changed' | 'added' | 'removed') => (ad: AdCopy) => ({
    id: ad.id,
    headline: ad.headline,
    change,
  });
  const known = new Map(before.map((ad) => [ad.id, ad]));
  const left = new Set(now.map(({ id }) => id));
  return [
    ...now.filter((ad) => known.has(ad.id) && !isDeepStrictEqual(known.get(ad.id), ad)).map(told('changed')),
    ...now.filter(({ id }) => !known.has(id)).map(told('added')),
    ...before.filter(({ id }) => !left.has(id)).map(told('removed')),
  ];
}
