import type { Delivery, DeliveryCause, DeliveryState } from '#contract/live/delivery.ts';
import { accountCauses } from './delivery-account.ts';
import { cause, isSerious, mergeCauses } from './delivery-causes.ts';
import { ofAd, ofAdSet, ofCampaign } from './delivery-verdicts.ts';
import type { Verdict } from './verdict.ts';
import type { DeliveryFacts } from './delivery-facts.ts';

export interface Deliveries {
  campaign: Delivery;
  /** What is in it is told where it is asked for. */
  adSets(): Map<string, Delivery>;
  ads(): Map<string, Delivery>;
}

/**
 * Says of a campaign, and of everything in it, whether it is shown now and why not. `running` is said only of what has
 * an ad that is approved and switched on, with all it is in, in an ad account that may spend.
 */
export function deliveriesOf(facts: DeliveryFacts): Deliveries {
  const { account, campaign, adSets, ads } = facts;
  const above = [ofCampaign(facts), ...accountCauses(account, campaign)];
  const verdicts = adSets.map((adSet) => {
    const own = ofAdSet(facts, adSet);
    const inside = ads.filter(({ adSetId }) => adSetId === adSet.id).map((ad) => ofAd(facts, ad));
    const living = inside.filter(({ state }) => state !== 'gone');
    const parts = living.length > 0 ? summaryOf(living) : without(adSet.id);
    return { adSet, own, parts };
  });
  const living = verdicts.filter(({ adSet }) => !adSet.isGone);
  const whole = living.length > 0 ? summaryOf(living.map(({ own, parts }) => within(own, parts))) : noAdSets;
  return {
    campaign: told(withLostBrakes(facts, whenSilent(facts, chain(above, whole)))),
    adSets: () =>
      new Map(verdicts.map(({ adSet, own, parts }) => [adSet.id, told(chain([own, ...above], parts))])),
    ads: () =>
      new Map(
        ads.map((ad) => {
          const adSet = verdicts.find((each) => each.adSet.id === ad.adSetId);
          return [ad.id, told(ofAdWithin([...(adSet ? [adSet.own] : []), ...above], ofAd(facts, ad)))];
        }),
      ),
  };
}

/** What decides first what is said of something and all that it is in. */
const ranks: DeliveryState[] = [
  'gone',
  'paused',
  'ended',
  'unknown',
  'not-delivering',
  'scheduled',
  'in-review',
  'running',
];

/** What holds of something, given all that it is in. */
function chain(above: Verdict[], inside: Verdict): Verdict {
  const rank = ({ state }: Verdict) => ranks.indexOf(state);
  const [first, ...others] = [...above, inside].toSorted((one, other) => rank(one) - rank(other));
  const besides = others.filter(({ state }) => state !== 'running').flatMap(({ causes }) => causes);
  const causes = [...first!.causes, ...besides, ...(inside.also ?? [])];
  const neverLaunched = causes.find(({ reason }) => reason.code === 'never-launched');
  // Of what was never launched it goes without saying that the campaign is paused.
  const said = causes.map((each) =>
    each.reason.code === 'campaign-paused' && neverLaunched ? neverLaunched : each,
  );
  return { state: first!.state, causes: [...new Set(said)] };
}

/** What Meta has found wrong with an ad is said first, whatever the ad is in. */
function ofAdWithin(above: Verdict[], ad: Verdict): Verdict {
  const verdict = chain(above, ad);
  if (verdict.state === 'gone' || !ad.causes.some(isSerious)) return verdict;
  return { state: ad.state, causes: [...ad.causes, ...verdict.causes] };
}

/** The parts of something decide what holds of it: one that is shown is enough. */
function summaryOf(parts: Verdict[]): Verdict {
  const of = (state: DeliveryState) => parts.filter((part) => part.state === state);
  const all = mergeCauses(parts.flatMap(({ causes, also = [] }) => [...causes, ...also]));
  for (const state of ['running', 'in-review', 'scheduled', 'ended', 'unknown'] as const) {
    if (of(state).length === 0) continue;
    const causes = mergeCauses(of(state).flatMap((part) => part.causes));
    const also = all.filter(isSerious).filter((each) => !causes.includes(each));
    return { state, causes, also };
  }
  return { state: 'not-delivering', causes: all };
}

/** An ad set that is off hides what is in it, apart from what has to be mended all the same. */
function within(own: Verdict, parts: Verdict): Verdict {
  if (own.state === 'running') return parts;
  const inside = [...parts.causes, ...(parts.also ?? [])];
  const launch = inside.filter(({ reason }) => reason.code === 'never-launched');
  return { state: own.state, causes: [...own.causes, ...launch], also: inside.filter(isSerious) };
}

function whenSilent({ now, ads, campaign, account }: DeliveryFacts, verdict: Verdict): Verdict {
  const { silentFrom, lastDeliveredOn } = campaign;
  if (verdict.state !== 'running' || silentFrom === undefined) return verdict;
  const isSilent = lastDeliveredOn === null || lastDeliveredOn < silentFrom;
  const longAgo = Math.min(Date.parse(silentFrom), now);
  const wasOn = ads.some(({ activeSince }) => activeSince !== null && activeSince.getTime() <= longAgo);
  if (!isSilent || !wasOn) return verdict;
  const remedy = { code: 'open-ads-manager' as const, url: account.adsManagerUrl };
  return { state: 'not-delivering', causes: [cause({ code: 'silent', since: lastDeliveredOn }, remedy)] };
}

/** What can spend is to be known to spend without its brakes. */
function withLostBrakes(
  { campaign: { id: facebookCampaignId, lostBrakes = [] } }: DeliveryFacts,
  verdict: Verdict,
): Verdict {
  if (['paused', 'ended', 'gone'].includes(verdict.state)) return verdict;
  const lost = lostBrakes.map(({ reason, metaWords }) =>
    cause(reason, { code: 'set-brakes', facebookCampaignId }, metaWords),
  );
  return { ...verdict, also: [...(verdict.also ?? []), ...lost] };
}

const noAdSets: Verdict = { state: 'not-delivering', causes: [cause({ code: 'no-ad-sets' })] };

function without(facebookAdSetId: string): Verdict {
  const facebookAdSetIds = [facebookAdSetId];
  const none = cause({ code: 'no-ads', facebookAdSetIds }, { code: 'add-ads', facebookAdSetIds });
  return { state: 'not-delivering', causes: [none] };
}

function told({ state, causes, also = [] }: Verdict): Delivery {
  const delivering = state === 'running' ? [cause({ code: 'delivering' })] : [];
  const [first, ...others] = [...delivering, ...causes];
  const seen = new Set([kindOf(first!)]);
  const isNew = (each: DeliveryCause) => !seen.has(kindOf(each)) && seen.add(kindOf(each));
  const besides = [...others, ...also].filter(isNew);
  return { ...first!, state, also: besides };
}

/** Of one kind, a single cause is told; each brake is one of its own. */
function kindOf({ reason }: DeliveryCause): string {
  return reason.code === 'brake-gone' ? `${reason.code} ${reason.brake}` : reason.code;
}
