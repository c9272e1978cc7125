import { type Fields, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { needScope } from '#sandbox/meta/auth/caller.ts';
import { isGranted, needPageToken } from '#sandbox/meta/auth/guards.ts';
import { campaignOf } from '#sandbox/meta/campaigns/effective-status.ts';
import { readFilters } from '#sandbox/meta/graph/filters.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { type Listing, type NodeType, stored, type Visit } from '#sandbox/meta/graph/node-type.ts';
import { graphTime } from '#sandbox/meta/graph/times.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { harvestAll, harvestLeads } from './lead-harvest.ts';

const leadsKeptMs = 90 * 86_400_000;

export const lead: NodeType = {
  name: 'UserLeadGenInfo',
  marketing: false,
  guard(visit, thing) {
    const { world, caller, call } = visit;
    needLeadAccess(visit);
    const page = world.store.find(thing.parent)?.parent ?? '';
    const may =
      caller.pageId === undefined ? isGranted(world, caller.userId, 'pages', page) : caller.pageId === page;
    const isKept = Number(thing.fields['created_time']) > world.clock.now() - leadsKeptMs;
    if (!may || !isKept)
      throw new GraphError('noObject', { id: thing.id, method: call.method.toLowerCase() });
  },
  brief: ['created_time', 'field_data'],
  fields: {
    ...stored('field_data custom_disclaimer_responses is_organic platform'),
    created_time: (_visit, { fields }) => graphTime(Number(fields['created_time'])),
    form_id: (_visit, thing) => thing.parent,
    ad_id: (visit, thing) => adOf(visit, thing)?.id,
    ad_name: (visit, thing) => adOf(visit, thing)?.fields['name'],
    adset_id: (visit, thing) => adOf(visit, thing)?.parent,
    adset_name: (visit, thing) => visit.world.store.find(adOf(visit, thing)?.parent ?? '')?.fields['name'],
    campaign_id: (visit, thing) => campaignOfLead(visit, thing)?.id,
    campaign_name: (visit, thing) => campaignOfLead(visit, thing)?.fields['name'],
  },
  /** Only test leads can be deleted. */
  remove(visit, thing) {
    if (thing.fields['is_test'] !== true)
      throw new GraphError('noObject', { id: thing.id, method: visit.call.method.toLowerCase() });
    needPageToken(visit);
    visit.world.store.remove(thing.id);
  },
};

export function leadsOfForm(visit: Visit, form: Thing): Listing {
  needLeadAccess(visit);
  return { things: readable(visit, harvestLeads(visit.world, form.id)) };
}

export function leadsOfAd(visit: Visit, ad: Thing): Listing {
  needLeadAccess(visit);
  return {
    things: readable(
      visit,
      harvestAll(visit.world).filter(({ fields }) => fields['ad_id'] === ad.id),
    ),
  };
}

function needLeadAccess({ world, caller }: Visit): void {
  needScope(caller, 'leads_retrieval');
  if (switchOf(world, 'leads_access_manager') === 'not-assigned') throw new GraphError('noLeadAccess');
}

/** Newest first, and only as long as Meta keeps them. */
function readable({ world, call }: Visit, leads: Thing[]): Thing[] {
  const filters = readFilters(call.params);
  const seconds = ({ created_time: time }: Fields) => Math.floor(Number(time) / 1000);
  const fits = ({ fields }: Thing) =>
    filters.every(({ field, holds }) => holds(field === 'time_created' ? seconds(fields) : fields[field]));
  const oldest = world.clock.now() - leadsKeptMs;
  const kept = leads.filter((thing) => Number(thing.fields['created_time']) > oldest && fits(thing));
  return kept.toSorted((a, b) => b.seq - a.seq);
}

/** Whoever may not see ads does not see by which of them a lead came. */
function adOf({ world, caller }: Visit, { fields }: Thing): Thing | undefined {
  const maySeeAds = caller.scopes.has('ads_management') || caller.scopes.has('ads_read');
  return maySeeAds ? world.store.find(textOf(fields['ad_id'])) : undefined;
}

function campaignOfLead(visit: Visit, thing: Thing): Thing | undefined {
  const ad = adOf(visit, thing);
  return ad && campaignOf(visit.world.store, ad);
}
