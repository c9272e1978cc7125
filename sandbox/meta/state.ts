import type { Fields } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { effectiveStatus } from '#sandbox/meta/campaigns/effective-status.ts';

/** Everything Meta has, by the names of its edges. */
export function metaState(world: World): Record<string, Fields[]> {
  const { store } = world;
  const plain = (kind: string) => store.list(kind).map(tell);
  const withStatus = (kind: string, parentName: string) =>
    store.list(kind).map((thing) => ({
      ...tell(thing),
      [parentName]: thing.parent,
      effective_status: effectiveStatus(world, thing),
    }));
  return {
    adaccounts: plain('adaccount'),
    campaigns: withStatus('campaign', 'account'),
    adsets: withStatus('adset', 'campaign_id'),
    ads: withStatus('ad', 'adset_id'),
    adcreatives: plain('adcreative'),
    adimages: plain('adimage'),
    advideos: plain('advideo'),
    adlabels: plain('adlabel'),
    adrules: plain('adrule'),
    pixels: plain('adspixel'),
    pages: plain('page'),
    forms: store.list('leadgen_form').map((form) => ({ ...tell(form), page_id: form.parent })),
    leads: store.list('lead').map((lead) => ({ ...tell(lead), form_id: lead.parent })),
    crmevents: plain('crm-event'),
    erasedpersons: plain('erased-person'),
    users: plain('user'),
    permissions: store.list('grant').map((grant) => ({ user_id: grant.parent, ...grant.fields })),
  };
}

function tell({ id, account, fields }: Thing): Fields {
  return { id, ...(account && { account_id: account }), ...fields };
}
