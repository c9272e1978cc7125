import { at, type Fields } from '../json.ts';
import type { Thing } from '../store.ts';
import { adLabelsEdge, byLabels } from './ad-labels.ts';
import { adSetsEdge } from './ad-sets.ts';
import { adsEdge } from './ads.ts';
import { asyncAdRequestSets, asyncBatchRequests } from './async-ad-requests.ts';
import { campaignsEdge } from './campaigns.ts';
import { creativesEdge } from './creatives.ts';
import { isGranted, guardAds } from './guards.ts';
import { imagesEdge } from './images.ts';
import { instagramOfAccount } from './instagram.ts';
import { insightsEdge } from './insights.ts';
import { spentMinor } from './insights-rows.ts';
import { type Edge, type NodeType, stored, storedAsText, type Visit } from './node-type.ts';
import { readParams, text } from './params.ts';
import { pixelsEdge } from './pixels.ts';
import { previewsEdge } from './previews.ts';
import { offsetMinutes } from './times.ts';
import { videosEdge } from './videos.ts';

export const adAccount: NodeType = {
  name: 'AdAccount',
  marketing: true,
  guard: guardAds,
  brief: ['account_id'],
  fields: {
    ...stored(
      'name',
      'currency',
      'account_status',
      'disable_reason',
      'timezone_name',
      'timezone_id',
      'min_daily_budget',
    ),
    ...stored(
      'business',
      'business_name',
      'business_country_code',
      'funding_source',
      'funding_source_details',
    ),
    ...stored(
      'is_prepay_account',
      'default_dsa_payor',
      'default_dsa_beneficiary',
      'tos_accepted',
      'user_tasks',
    ),
    ...storedAsText('balance', 'spend_cap'),
    account_id: (_visit, thing) => thing.account,
    amount_spent: ({ world }, thing) => String(spentMinor(world, thing)),
    timezone_offset_hours_utc: ({ world }, thing) => offsetMinutes(zone(thing), world.clock.now()) / 60,
  },
  edges: {
    campaigns: campaignsEdge,
    adsets: adSetsEdge,
    ads: adsEdge,
    adcreatives: creativesEdge,
    adimages: imagesEdge,
    advideos: videosEdge,
    adlabels: adLabelsEdge,
    asyncadrequestsets: asyncAdRequestSets,
    async_batch_requests: asyncBatchRequests,
    adspixels: pixelsEdge,
    campaignsbylabels: byLabels('campaign'),
    adsetsbylabels: byLabels('adset'),
    adsbylabels: byLabels('ad'),
    adcreativesbylabels: byLabels('adcreative'),
    insights: insightsEdge('account'),
    generatepreviews: previewsEdge,
    minimum_budgets: { list: (_visit, account) => ({ rows: [minimums(account)], bare: true }) },
    dsa_recommendations: {
      list: (visit, account) => ({ rows: [{ recommendations: payers(visit, account) }], bare: true }),
    },
    instagram_accounts: instagramOfAccount,
    connected_instagram_accounts: instagramOfAccount,
    promote_pages: pagesEdge(),
  },
  change({ world, call }, thing) {
    world.store.update(
      thing,
      readParams(call.params, { name: text, default_dsa_payor: text, default_dsa_beneficiary: text }),
    );
  },
};

function pagesEdge(): Edge {
  return {
    list: ({ world, caller }) => ({
      things: world.store.list('page').filter(({ id }) => isGranted(world, caller.userId, 'pages', id)),
    }),
  };
}

/** Who is likely to pay: the business, and the pages it can advertise for. */
function payers({ world, caller }: Visit, { fields }: Thing): unknown[] {
  const pages = world.store.list('page').filter(({ id }) => isGranted(world, caller.userId, 'pages', id));
  const owner = at(fields['business'], 'name');
  return [...(owner === undefined ? [] : [owner]), ...pages.map((page) => page.fields['name'])];
}

function minimums({ fields }: Thing): Fields {
  const least = Number(fields['min_daily_budget']);
  return {
    currency: fields['currency'],
    min_daily_budget_imp: least,
    min_daily_budget_high_freq: least * 5,
    min_daily_budget_low_freq: least * 40,
    min_daily_budget_video_views: least * 5,
  };
}

function zone({ fields }: Thing): string {
  return String(fields['timezone_name']);
}
