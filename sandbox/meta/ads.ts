import { at, type Fields, mapOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import type { World } from '../world.ts';
import { resolveLabels } from './ad-labels.ts';
import { accountOf, commonFields, isDryRun, listAdObjects } from './ad-objects.ts';
import { changeThing, makeThing } from './changes.ts';
import { ensureCreative } from './creatives.ts';
import { adSetOf, campaignOf, effectiveStatus, statusOf } from './effective-status.ts';
import { GraphError } from './graph-error.ts';
import { guardAds, needActiveAccount } from './guards.ts';
import { insightsEdge } from './insights.ts';
import { leadsOfAd } from './leads.ts';
import { type Edge, type NodeType, stored, type Visit } from './node-type.ts';
import { list, map, oneOf, type Params, readParams, required, text } from './params.ts';
import { beginReview, noteReview, reviewFeedback, reviewIssues, reviewOf } from './review.ts';
import { allStatuses, newStatuses } from './vocabulary.ts';

const changeable: Params = {
  name: text,
  creative: map,
  adlabels: list,
  tracking_specs: list,
  conversion_domain: text,
};

const forNew: Params = {
  ...changeable,
  name: required(text),
  adset_id: required(text),
  creative: required(map),
  status: oneOf(newStatuses),
};

export const ad: NodeType = {
  name: 'Ad',
  marketing: true,
  guard: guardAds,
  fields: {
    ...commonFields,
    ...stored('tracking_specs', 'conversion_domain'),
    adset_id: (_visit, thing) => thing.parent,
    campaign_id: ({ world }, thing) => campaignOf(world.store, thing)?.id,
    preview_shareable_link: ({ world }, thing) =>
      `${world.publicUrl}/meta/preview/${textOf(thing.fields['creative_id'])}`,
    ad_review_feedback: ({ world }, thing) => reviewFeedback(world, thing),
    issues_info: ({ world }, thing) => reviewIssues(world, thing),
  },
  links: {
    campaign: ({ world }, thing) => campaignOf(world.store, thing),
    adset: ({ world }, thing) => adSetOf(world.store, thing),
    creative: ({ world }, thing) => world.store.find(textOf(thing.fields['creative_id'])),
  },
  edges: {
    insights: insightsEdge('ad'),
    leads: { list: leadsOfAd },
    adcreatives: {
      list: ({ world }, thing) => ({
        things: [world.store.find(textOf(thing.fields['creative_id']))].filter(
          (found) => found !== undefined,
        ),
      }),
    },
  },
  change: changeAd,
  remove: ({ world }, thing) => void changeThing(world, thing, { status: 'DELETED' }),
};

export const adsEdge: Edge = {
  list: (visit, { account }) => listAdObjects(visit, visit.world.store.list('ad', { account })),
  create: createAd,
};

function createAd(visit: Visit, account: Thing): Fields {
  const { world, call } = visit;
  needActiveAccount(account);
  const draft = readParams(call.params, forNew);
  const parent = findAdSet(visit, account, textOf(draft['adset_id']));
  if (!account.fields['funding_source']) throw new GraphError('noPaymentMethod');
  const chosen = chooseCreative(visit, account, mapOf(draft['creative']));
  checkFit(world, parent, chosen);
  if (isDryRun(visit)) return { success: true };
  return world.store.transaction(() => {
    const fields = {
      status: 'ACTIVE',
      ...draft,
      ...beginReview(world, chosen),
      ...resolveLabels(world, account.account, draft['adlabels']),
    };
    const { id } = makeThing(world, { kind: 'ad', account: account.account, parent: parent.id, fields });
    noteReview(world, id, fields.reviewed_at);
    return { id };
  });
}

function changeAd(visit: Visit, thing: Thing): void {
  const { world, call } = visit;
  const { creative, ...changes } = readParams(call.params, { ...changeable, status: oneOf(allStatuses) });
  const isGone = ['DELETED', 'ARCHIVED'].includes(effectiveStatus(world, thing));
  const others = [...Object.entries(changes), ...(creative ? [['creative', creative]] : [])];
  if (isGone && others.some(([name, value]) => name !== 'name' && value !== 'DELETED'))
    throw new GraphError('archivedAd');
  const account = accountOf(world, thing);
  if (changes['status'] !== 'DELETED') needActiveAccount(account);
  if (changes['status'] === 'ACTIVE' && !account.fields['funding_source'])
    throw new GraphError('noPaymentMethod');
  if (
    changes['status'] === 'ACTIVE' &&
    statusOf(thing) !== 'ACTIVE' &&
    reviewOf(world, thing) === 'DISAPPROVED'
  )
    throw new GraphError('rejectedAd');
  const swap = creative ? swapCreative(visit, account, thing, mapOf(creative)) : {};
  changeThing(world, thing, {
    ...changes,
    ...swap,
    ...resolveLabels(world, thing.account, changes['adlabels']),
  });
}

/** A new creative means a new review. */
function swapCreative(visit: Visit, account: Thing, thing: Thing, spec: Fields): Fields {
  const { world } = visit;
  const chosen = chooseCreative(visit, account, spec);
  if (chosen.id === thing.fields['creative_id']) return {};
  const parent = adSetOf(world.store, thing);
  if (parent) checkFit(world, parent, chosen);
  const swap = beginReview(world, chosen);
  noteReview(world, thing.id, swap.reviewed_at);
  return swap;
}

function findAdSet({ world }: Visit, { account }: Thing, id: string): Thing {
  const parent = world.store.find(id);
  if (parent?.kind !== 'adset' || parent.account !== account)
    throw new GraphError('noObject', { id, method: 'post' });
  if (effectiveStatus(world, parent) === 'DELETED') throw new GraphError('adSetDeleted');
  return parent;
}

function chooseCreative(visit: Visit, account: Thing, spec: Fields): Thing {
  const id = textOf(spec['creative_id']);
  if (!id) return ensureCreative(visit, account, spec);
  const creative = visit.world.store.find(id);
  if (
    creative?.kind !== 'adcreative' ||
    creative.account !== account.account ||
    creative.fields['status'] === 'DELETED'
  )
    throw new GraphError(
      'creativeFailed',
      { reason: `The creative ${id} does not exist in this ad account.` },
      'creative',
    );
  return creative;
}

/** What the ad shows must go with what its ad set promotes. */
function checkFit({ store }: World, adSet: Thing, creative: Thing): void {
  const story = creative.fields['object_story_spec'];
  const promoted = textOf(mapOf(adSet.fields['promoted_object'])['page_id']);
  if (promoted && promoted !== textOf(at(story, 'page_id'))) throw new GraphError('pageMismatch');
  if (adSet.fields['destination_type'] !== 'ON_AD') return;
  const forms = ['link_data', 'video_data'].map((kind) =>
    textOf(at(story, `${kind}.call_to_action.value.lead_gen_form_id`)),
  );
  const form = store.find(forms.find(Boolean) ?? '');
  if (form?.kind !== 'leadgen_form' || form.fields['status'] !== 'ACTIVE')
    throw new GraphError('leadFormMissing');
}
