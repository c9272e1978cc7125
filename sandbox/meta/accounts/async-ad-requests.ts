import { type Fields, listOf, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { createAdSet } from '#sandbox/meta/ad-sets/make-ad-set.ts';
import { createAd } from '#sandbox/meta/ads/make-ad.ts';
import { needActiveAccount } from '#sandbox/meta/auth/guards.ts';
import { createCampaign } from '#sandbox/meta/campaigns/make-campaign.ts';
import { errorAnswer } from '#sandbox/meta/graph/error-answer.ts';
import { GraphError, mustBe, newTrace } from '#sandbox/meta/graph/graph-error.ts';
import type { Edge, Visit } from '#sandbox/meta/graph/node-type.ts';
import { list, map, oneOf, readParams, required, text } from '#sandbox/meta/graph/params.ts';
import { keepRequestSet, type Outcome } from './async-requests.ts';

const mostAds = 1000;

/** `act_X/asyncadrequestsets`: many ads, each with the ad set and the campaign it may still need. */
export const asyncAdRequestSets: Edge = {
  list: ({ world }, account) => ({ things: setsOf(world.store.list('adasyncrequestset'), account) }),
  create(visit, account) {
    needActiveAccount(account);
    const { ad_specs: sent, ...fields } = readParams(visit.call.params, {
      name: required(text),
      ad_specs: required(list),
      notification_uri: text,
      notification_mode: oneOf(['OFF', 'ON_COMPLETE']),
    });
    const specs = listOf(sent).map((spec, place) =>
      mapOf(
        readParams({ [`ad_specs[${place}]`]: spec }, { [`ad_specs[${place}]`]: required(map) })[
          `ad_specs[${place}]`
        ],
      ),
    );
    if (specs.length > mostAds) throw mustBe('ad_specs', `an array of at most ${mostAds}`);
    const outcomes = specs.map((spec) => tryAd(visit, account, spec));
    return { id: keepRequestSet(visit.world, account, fields, outcomes) };
  },
};

function setsOf(sets: Thing[], { account }: Thing): Thing[] {
  return sets.filter((set) => set.account === account).toReversed();
}

/** All of one ad with its parents is made, or nothing of it. */
function tryAd(visit: Visit, account: Thing, spec: Fields): Outcome {
  const told = { name: textOf(spec['name']), input: spec };
  const made = (work: (inner: Visit, account: Thing) => Fields, params: Fields) =>
    textOf(work({ ...visit, call: { ...visit.call, params } }, account)['id']);
  try {
    const id = visit.world.store.transaction(() => {
      const { adset_spec: adSetSpec, ...ad } = spec;
      if (!adSetSpec) return made(createAd, ad);
      const { campaign_spec: campaignSpec, ...adSet } = mapOf(adSetSpec);
      const campaignId = campaignSpec ? made(createCampaign, mapOf(campaignSpec)) : adSet['campaign_id'];
      return made(createAd, { ...ad, adset_id: made(createAdSet, { ...adSet, campaign_id: campaignId }) });
    });
    return { ...told, status: 'SUCCESS', result: { id }, made: id };
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    const { body } = errorAnswer(visit.world, error, newTrace());
    return { ...told, status: 'ERROR', result: mapOf(body)['error'], made: '' };
  }
}
