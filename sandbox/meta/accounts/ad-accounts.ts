import { at, mapOf, numberOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { adSetsEdge } from '#sandbox/meta/ad-sets/ad-sets.ts';
import { adsEdge } from '#sandbox/meta/ads/ads.ts';
import { previewsEdge } from '#sandbox/meta/ads/previews.ts';
import { activitiesEdge } from '#sandbox/meta/activities/activities.ts';
import { isGranted, guardAds } from '#sandbox/meta/auth/guards.ts';
import { leastSpendCap } from '#sandbox/meta/campaigns/campaign-rules.ts';
import { campaignsEdge } from '#sandbox/meta/campaigns/campaigns.ts';
import { creativesEdge } from '#sandbox/meta/creatives/creatives.ts';
import { listMinimums } from '#sandbox/meta/graph/money.ts';
import {
  type Edge,
  type Listing,
  type NodeType,
  stored,
  storedAsText,
  type Visit,
} from '#sandbox/meta/graph/node-type.ts';
import { amount, oneOf, readParams, required, textUpTo } from '#sandbox/meta/graph/params.ts';
import { offsetMinutes } from '#sandbox/meta/graph/times.ts';
import { imagesEdge } from '#sandbox/meta/images/images.ts';
import { insightsEdge } from '#sandbox/meta/insights/insights.ts';
import { instagramOfAccount } from '#sandbox/meta/pages/instagram.ts';
import { pixelsEdge } from '#sandbox/meta/pixels/pixels.ts';
import { accountHistoryEdge } from '#sandbox/meta/rules/rule-history.ts';
import { rulesEdge } from '#sandbox/meta/rules/rules.ts';
import { app } from '#sandbox/meta/seed-ids.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { estimateReach } from '#sandbox/meta/targeting/reach-estimate.ts';
import { usersOfAnyAudienceEdge } from '#sandbox/meta/targeting/erased-people.ts';
import { customAudiencesEdge } from '#sandbox/meta/targeting/custom-audiences.ts';
import { videosEdge } from '#sandbox/meta/videos/videos.ts';
import { adLabelsEdge, byLabels } from './ad-labels.ts';
import { amountSpent, changeSpendingLimit } from './spending-limit.ts';

export const adAccount: NodeType = {
  name: 'AdAccount',
  marketing: true,
  guard: guardAds,
  brief: ['account_id'],
  fields: {
    ...stored(`
      name currency account_status disable_reason timezone_name timezone_id min_daily_budget business
      business_name business_country_code funding_source funding_source_details is_prepay_account
      default_dsa_payor default_dsa_beneficiary tos_accepted user_tasks`),
    ...storedAsText('balance spend_cap'),
    account_id: (_visit, thing) => thing.account,
    amount_spent: ({ world }, thing) => String(amountSpent(world, thing)),
    min_campaign_group_spend_cap: (_visit, thing) => String(leastSpendCap(thing)),
    timezone_offset_hours_utc: ({ world }, thing) => offsetMinutes(zone(thing), world.clock.now()) / 60,
  },
  edges: {
    activities: activitiesEdge,
    campaigns: campaignsEdge,
    adsets: adSetsEdge,
    ads: adsEdge,
    adcreatives: creativesEdge,
    adimages: imagesEdge,
    advideos: videosEdge,
    adlabels: adLabelsEdge,
    adrules_library: rulesEdge,
    adrules_history: accountHistoryEdge,
    customaudiences: customAudiencesEdge,
    usersofanyaudience: usersOfAnyAudienceEdge,
    adspixels: pixelsEdge,
    campaignsbylabels: byLabels('campaign'),
    adsetsbylabels: byLabels('adset'),
    adsbylabels: byLabels('ad'),
    adcreativesbylabels: byLabels('adcreative'),
    insights: insightsEdge('account'),
    generatepreviews: previewsEdge,
    minimum_budgets: { list: minimumBudgets },
    account_controls: { list: accountControls },
    dsa_recommendations: {
      list: (visit, account) => ({ rows: [{ recommendations: payers(visit, account) }], bare: true }),
    },
    instagram_accounts: instagramOfAccount,
    connected_instagram_accounts: instagramOfAccount,
    promote_pages: pagesEdge(),
    reachestimate: { list: estimateReach },
    subscribed_apps: subscribedAppsEdge(),
  },
  change({ world, call }, thing) {
    changeSpendingLimit(world, thing, call.params);
    world.store.update(
      world.store.find(thing.id) ?? thing,
      readParams(call.params, {
        name: textUpTo(400),
        default_dsa_payor: textUpTo(512),
        default_dsa_beneficiary: textUpTo(512),
      }),
    );
  },
};

/** Which apps hear of changes in the ad account. */
function subscribedAppsEdge(): Edge {
  return {
    list: (_visit, { fields }) => ({
      rows: fields['tells_app'] === true ? [{ id: app.id, name: app.name }] : [],
      bare: true,
    }),
    create({ world, call }, account) {
      const wanted = switchOf(world, 'ad_account_subscriber') === 'app_id';
      readParams(call.params, { app_id: wanted ? required(oneOf([app.id])) : oneOf([app.id]) });
      world.store.update(account, { tells_app: true });
      return { success: true };
    },
    remove({ world }, account) {
      world.store.update(account, { tells_app: false });
      return { success: true };
    },
  };
}

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

/** The least a day may cost, the account's own currency first; with a bid, there must be room for it. */
function minimumBudgets({ call }: Visit, account: Thing): Listing {
  const { bid_amount: bid } = readParams(call.params, { bid_amount: amount });
  const room = numberOf(bid) ?? 0;
  const rows = listMinimums(account).map(({ currency, impressions, frequent, rare }) => ({
    currency,
    min_daily_budget_imp: Math.max(impressions, room),
    min_daily_budget_high_freq: Math.max(frequent, room * 5),
    min_daily_budget_low_freq: Math.max(rare, room),
    min_daily_budget_video_views: Math.max(frequent, room),
  }));
  return { rows, bare: true };
}

/** What holds for every campaign of an account, whatever it says itself. */
function accountControls(_visit: Visit, { fields }: Thing): Listing {
  const { audience_controls: audience, placement_controls: placement } = mapOf(fields['account_controls']);
  return {
    rows: [
      {
        audience_controls: audience ?? {},
        placement_controls: placement ?? {},
        status: audience || placement ? 'ACTIVE' : 'NOT_SET',
      },
    ],
    bare: true,
  };
}

function zone({ fields }: Thing): string {
  return String(fields['timezone_name']);
}
