import { mapOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { makeThing } from '#sandbox/meta/accounts/changes.ts';
import { needScope } from '#sandbox/meta/auth/caller.ts';
import { guardPage, needPageToken, needTask } from '#sandbox/meta/auth/guards.ts';
import { passes, readFilters } from '#sandbox/meta/graph/filters.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { type Edge, type NodeType, stored, type Visit } from '#sandbox/meta/graph/node-type.ts';
import { oneOf, readParams, required } from '#sandbox/meta/graph/params.ts';
import { graphTime } from '#sandbox/meta/graph/times.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { readLeadForm } from './lead-form-rules.ts';
import { harvestLeads } from './lead-harvest.ts';
import { leadsOfForm } from './leads.ts';
import { testLeadsEdge } from './test-leads.ts';

export const leadForm: NodeType = {
  name: 'LeadGenForm',
  marketing: false,
  guard: (visit, form) => guardPage(visit, pageOf(visit, form)),
  brief: ['name', 'status', 'locale'],
  fields: {
    ...stored(`
      name status locale questions privacy_policy follow_up_action_url context_card thank_you_page
      custom_disclaimer is_optimized_for_quality question_page_custom_headline tracking_parameters
      allow_organic_lead_retrieval block_display_for_non_targeted_viewer is_phone_sms_verify_enabled
      should_enforce_work_email`),
    privacy_policy_url: (_visit, { fields }) => mapOf(fields['privacy_policy'])['url'],
    leads_count: ({ world }, form) =>
      harvestLeads(world, form.id).filter(({ fields }) => !fields['is_test']).length,
    created_time: (_visit, { fields }) => graphTime(Number(fields['created_time'])),
    page_id: (_visit, form) => form.parent,
  },
  links: { page: (visit, form) => pageOf(visit, form) },
  edges: { leads: { list: leadsOfForm }, test_leads: testLeadsEdge },
  /** A form cannot be edited, only put away and taken out again. */
  change(visit, form) {
    needPageToken(visit);
    needScope(visit.caller, 'pages_manage_ads');
    const { status } = readParams(visit.call.params, { status: required(oneOf(['ACTIVE', 'ARCHIVED'])) });
    visit.world.store.update(form, { status });
  },
};

export const leadFormsEdge: Edge = {
  list(visit, page) {
    checkAccess(visit);
    const filters = readFilters(visit.call.params);
    const forms = visit.world.store.list('leadgen_form', { parent: page.id }).toReversed();
    return { things: forms.filter((form) => passes(visit, form, filters)) };
  },
  create(visit, page) {
    checkAccess(visit);
    needTask(page, 'ADVERTISE', 'MANAGE');
    const { world, call } = visit;
    if (!page.fields['leadgen_tos_accepted']) throw new GraphError('leadTermsMissing');
    const fields = readLeadForm(call.params);
    const forms = world.store.list('leadgen_form', { parent: page.id });
    const isTaken = forms.some((form) => form.fields['name'] === fields['name']);
    if (isTaken && switchOf(world, 'same_form_name') === 'refused') throw new GraphError('formNameTaken');
    return { id: makeThing(world, { kind: 'leadgen_form', parent: page.id, fields }).id };
  },
};

function checkAccess(visit: Visit): void {
  needPageToken(visit);
  needScope(visit.caller, 'pages_manage_ads');
}

function pageOf({ world, call }: Visit, form: Thing): Thing {
  const page = world.store.find(form.parent);
  if (!page) throw new GraphError('noObject', { id: form.id, method: call.method.toLowerCase() });
  return page;
}
