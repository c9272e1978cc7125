import type { DeliveryCause } from '#contract/live/delivery.ts';
import { cause } from './delivery-causes.ts';
import type { AdFacts, AdSetFacts, DeliveryFacts } from './delivery-facts.ts';
import type { Verdict } from './verdict.ts';

const fine: Verdict = { state: 'running', causes: [] };
const gone: Verdict = { state: 'gone', causes: [cause({ code: 'gone' })] };
const deleted = ['DELETED', 'ARCHIVED'];
/** What is read of what is in something says something of that, too; IN_PROCESS passes within moments. */
const ordinary = ['ACTIVE', 'PAUSED', 'CAMPAIGN_PAUSED', 'ADSET_PAUSED', 'IN_PROCESS'];
const reviewed = ['PENDING_REVIEW', 'IN_PROCESS', 'PREAPPROVED'];

export function ofCampaign({ campaign, account, ads, adSets }: DeliveryFacts): Verdict {
  const { id: facebookCampaignId, status, pausedHere, braked } = campaign;
  if (campaign.isGone || deleted.includes(status)) return gone;
  if (isOff(campaign)) {
    const isLaunch = [...adSets, ...ads].some(({ awaitsLaunch }) => awaitsLaunch);
    const remedy = { code: isLaunch ? ('launch' as const) : ('run-campaign' as const), facebookCampaignId };
    const raise = { code: 'set-brakes' as const, facebookCampaignId };
    if (braked) return { state: 'paused', causes: [cause(braked.reason, braked.isSoAgain ? raise : remedy)] };
    const reason = pausedHere
      ? { code: 'paused-here' as const, ...pausedHere }
      : { code: 'campaign-paused' as const };
    return { state: 'paused', causes: [cause(reason, remedy)] };
  }
  if (status === 'WITH_ISSUES') {
    const remedy = { code: 'open-ads-manager' as const, url: account.adsManagerUrl };
    return { state: 'not-delivering', causes: [cause({ code: 'with-issues' }, remedy)] };
  }
  return ordinary.includes(status) ? fine : unheardOf(status);
}

export function ofAdSet({ now, campaign, account }: DeliveryFacts, adSet: AdSetFacts): Verdict {
  const { id, status, startsAt, endsAt } = adSet;
  if (adSet.isGone || deleted.includes(status)) return gone;
  const facebookAdSetIds = [id];
  if (isOff(adSet)) {
    const off = adSet.awaitsLaunch
      ? cause({ code: 'never-launched', facebookAdSetIds, facebookAdIds: [] }, launchOf(campaign))
      : cause({ code: 'ad-sets-paused', facebookAdSetIds }, { code: 'run-ad-sets', facebookAdSetIds });
    return { state: 'paused', causes: [off] };
  }
  if (endsAt && endsAt.getTime() <= now)
    return { state: 'ended', causes: [cause({ code: 'ended', at: endsAt.toISOString() })] };
  if (startsAt && startsAt.getTime() > now) {
    const later = cause({ code: 'starts-later', at: startsAt.toISOString() }, { code: 'wait' });
    return { state: 'scheduled', causes: [later] };
  }
  if (status === 'WITH_ISSUES') {
    const remedy = { code: 'open-ads-manager' as const, url: account.adsManagerUrl };
    return { state: 'not-delivering', causes: [cause({ code: 'with-issues' }, remedy)] };
  }
  return ordinary.includes(status) ? fine : unheardOf(status);
}

export function ofAd({ campaign, account }: DeliveryFacts, ad: AdFacts): Verdict {
  const { status, reviewFeedback } = ad;
  if (ad.isGone || deleted.includes(status)) return gone;
  const facebookAdIds = [ad.id];
  const stopped = (by: DeliveryCause): Verdict => ({ state: 'not-delivering', causes: [by] });
  if (status === 'DISAPPROVED')
    return stopped(
      cause({ code: 'ads-refused', facebookAdIds }, { code: 'fix-ads', facebookAdIds }, reviewFeedback),
    );
  if (isOff(ad)) {
    const off = ad.awaitsLaunch
      ? cause({ code: 'never-launched', facebookAdSetIds: [], facebookAdIds }, launchOf(campaign))
      : cause({ code: 'ads-paused', facebookAdIds }, { code: 'run-ads', facebookAdIds });
    return { state: 'paused', causes: [off] };
  }
  if (status === 'PENDING_BILLING_INFO')
    return stopped(
      cause({ code: 'account-without-payment' }, { code: 'open-billing', url: account.billingUrl }),
    );
  if (status === 'WITH_ISSUES') {
    const remedy = { code: 'open-ads-manager' as const, url: account.adsManagerUrl };
    return stopped(cause({ code: 'ads-with-issues', facebookAdIds }, remedy, reviewFeedback));
  }
  if (reviewed.includes(status))
    return {
      state: 'in-review',
      causes: [cause({ code: 'ads-in-review', facebookAdIds }, { code: 'wait' })],
    };
  return ordinary.includes(status) ? fine : unheardOf(status);
}

/** The switch itself; where it was not read yet, what Meta makes of it. */
function isOff({ status, configuredStatus }: { status: string; configuredStatus: string }): boolean {
  return (configuredStatus || status) === 'PAUSED';
}

function launchOf({ id: facebookCampaignId }: { id: string }) {
  return { code: 'launch' as const, facebookCampaignId };
}

function unheardOf(status: string): Verdict {
  return { state: 'unknown', causes: [cause({ code: 'status-unheard-of', status })] };
}
