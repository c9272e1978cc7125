import { type Fields, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import { needScope } from './caller.ts';
import { campaignOf } from './effective-status.ts';
import { readFilters } from './filters.ts';
import { GraphError } from './graph-error.ts';
import { isGranted } from './guards.ts';
import { harvestAll, harvestLeads } from './lead-harvest.ts';
import { type Listing, type NodeType, stored, type Visit } from './node-type.ts';
import { graphTime } from './times.ts';

const keptForMs = 90 * 86_400_000;

export const lead: NodeType = {
  name: 'UserLeadGenInfo',
  marketing: false,
  guard(visit, thing) {
    const { world, caller, call } = visit;
    needScope(caller, 'leads_retrieval');
    const page = world.store.find(thing.parent)?.parent ?? '';
    const may =
      caller.pageId === undefined ? isGranted(world, caller.userId, 'pages', page) : caller.pageId === page;
    const isKept = Number(thing.fields['created_time']) > world.clock.now() - keptForMs;
    if (!may || !isKept)
      throw new GraphError('noObject', { id: thing.id, method: call.method.toLowerCase() });
  },
  brief: ['created_time', 'field_data'],
  fields: {
    ...stored('field_data', 'is_organic', 'platform', 'ad_id'),
    created_time: (_visit, { fields }) => graphTime(Number(fields['created_time'])),
    form_id: (_visit, thing) => thing.parent,
    ad_name: (visit, thing) => adOf(visit, thing)?.fields['name'],
    adset_id: (visit, thing) => adOf(visit, thing)?.parent,
    campaign_id: (visit, thing) => campaignIdOf(visit, thing),
  },
};

export function leadsOfForm(visit: Visit, form: Thing): Listing {
  needScope(visit.caller, 'leads_retrieval');
  return { things: readable(visit, harvestLeads(visit.world, form.id)) };
}

export function leadsOfAd(visit: Visit, ad: Thing): Listing {
  needScope(visit.caller, 'leads_retrieval');
  return {
    things: readable(
      visit,
      harvestAll(visit.world).filter(({ fields }) => fields['ad_id'] === ad.id),
    ),
  };
}

/** Newest first, and only as long as Meta keeps them. */
function readable({ world, call }: Visit, leads: Thing[]): Thing[] {
  const filters = readFilters(call.params);
  const seconds = ({ created_time: time }: Fields) => Math.floor(Number(time) / 1000);
  const fits = ({ fields }: Thing) =>
    filters.every(({ field, holds }) => holds(field === 'time_created' ? seconds(fields) : fields[field]));
  const oldest = world.clock.now() - keptForMs;
  const kept = leads.filter((thing) => Number(thing.fields['created_time']) > oldest && fits(thing));
  return kept.toSorted((a, b) => b.seq - a.seq);
}

function adOf({ world }: Visit, { fields }: Thing): Thing | undefined {
  return world.store.find(textOf(fields['ad_id']));
}

function campaignIdOf(visit: Visit, thing: Thing): string | undefined {
  const ad = adOf(visit, thing);
  return ad && campaignOf(visit.world.store, ad)?.id;
}
