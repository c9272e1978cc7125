import { type Fields, listOf, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { resolveLabels } from '#sandbox/meta/accounts/ad-labels.ts';
import { findParent, isDryRun } from '#sandbox/meta/accounts/ad-objects.ts';
import { needRoomInAccount, needRoomInAdSet } from '#sandbox/meta/accounts/capacity.ts';
import { makeThing } from '#sandbox/meta/accounts/changes.ts';
import { reachesEurope } from '#sandbox/meta/ad-sets/transparency.ts';
import { needActiveAccount } from '#sandbox/meta/auth/guards.ts';
import { checkFit, waitForVideos } from '#sandbox/meta/creatives/creative-fit.ts';
import { ensureCreative } from '#sandbox/meta/creatives/creatives.ts';
import { creativeFailed, GraphError, mustBe } from '#sandbox/meta/graph/graph-error.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import {
  amount,
  list,
  map,
  moment,
  oneOf,
  type Params,
  parsed,
  readParams,
  required,
  text,
  textUpTo,
} from '#sandbox/meta/graph/params.ts';
import { newStatuses } from '#sandbox/meta/graph/vocabulary.ts';
import { beginReview, noteReview } from './review.ts';

export const changeableOfAd: Params = {
  name: textUpTo(400),
  creative: map,
  adlabels: list,
  tracking_specs: list,
  conversion_domain: text,
  bid_amount: amount,
  display_sequence: amount,
  engagement_audience: text,
  ad_schedule_start_time: moment,
  ad_schedule_end_time: moment,
};

const forNew: Params = {
  ...changeableOfAd,
  name: required(textUpTo(400)),
  adset_id: required(text),
  creative: required(map),
  status: oneOf(newStatuses),
  source_ad_id: text,
};

/** Makes an ad, or tells the first thing that is wrong with it. */
export function createAd(visit: Visit, account: Thing): Fields {
  const { world, call } = visit;
  needActiveAccount(account);
  const draft = readParams(call.params, forNew);
  const isReviewed = wantsReview(visit);
  checkTracking(draft);
  const parent = findParent(visit, 'adset', textOf(draft['adset_id']), account);
  needRoomInAdSet(world, parent);
  needRoomInAccount(world, 'ad', account.account);
  if (!account.fields['funding_source']) throw new GraphError('noPaymentMethod');
  checkNamed(parent);
  const chosen = chooseCreative(visit, account, mapOf(draft['creative']));
  checkFit(world, parent, chosen);
  if (isReviewed) checkReview(world, chosen);
  if (isDryRun(visit)) return { success: true };
  return world.store.transaction(() => {
    const fields = {
      status: 'ACTIVE',
      ...draft,
      ...beginReview(world, chosen),
      ...waitForVideos(world, chosen),
      ...resolveLabels(world, account.account, draft['adlabels']),
    };
    const { id } = makeThing(world, { kind: 'ad', account: account.account, parent: parent.id, fields });
    noteReview(world, id, fields.reviewed_at);
    return { id };
  });
}

/** The creative that is named by its id, or the one whose content is given on the spot. */
export function chooseCreative(visit: Visit, account: Thing, spec: Fields): Thing {
  const id = textOf(spec['creative_id']) || textOf(spec['id']);
  if (!id) return ensureCreative(visit, account, spec);
  const creative = visit.world.store.find(id);
  const isHere = creative?.kind === 'adcreative' && creative.account === account.account;
  if (!isHere || creative.fields['status'] === 'DELETED')
    throw creativeFailed(`The creative ${id} does not exist in this ad account.`, 'creative');
  return creative;
}

/** Pixels are tracked by specs of a fixed shape; the domain is the one that is registered, without anything around it. */
export function checkTracking({ tracking_specs: specs, conversion_domain: domain }: Fields): void {
  for (const [place, spec] of listOf(specs).entries())
    if (!Array.isArray(mapOf(spec)['action.type']))
      throw mustBe(`tracking_specs[${place}][action.type]`, 'an array');
  const isDomain = /^(?!www\.)([a-z0-9-]+\.)+[a-z]{2,}$/i.test(textOf(domain));
  if (domain !== undefined && !isDomain)
    throw mustBe('conversion_domain', 'a registered domain such as shop.test');
}

function wantsReview({ call }: Visit): boolean {
  const options = listOf(parsed(call.params['execution_options']));
  const isAsked = options.includes('synchronous_ad_review');
  if (isAsked && !options.includes('validate_only')) throw new GraphError('onlyWithValidation');
  return isAsked;
}

function checkReview(world: World, creative: Thing): void {
  const { offences } = beginReview(world, creative);
  if (offences.length > 0) throw creativeFailed(`The review stops it: ${offences.join(', ')}.`, 'creative');
}

/** An ad set may have come to reach the European Union without saying who pays. */
function checkNamed({ fields }: Thing): void {
  const isNamed = fields['dsa_payor'] !== undefined && fields['dsa_beneficiary'] !== undefined;
  if (!isNamed && reachesEurope(mapOf(fields['targeting']))) throw new GraphError('adTransparencyMissing');
}
