import { mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { needScope } from '#sandbox/meta/auth/caller.ts';
import { needPageToken } from '#sandbox/meta/auth/guards.ts';
import { GraphError, mustBe } from '#sandbox/meta/graph/graph-error.ts';
import type { Edge, Visit } from '#sandbox/meta/graph/node-type.ts';
import { list, readParams } from '#sandbox/meta/graph/params.ts';
import { leadArrived } from '#sandbox/meta/webhooks/webhooks.ts';
import { newLeadId } from './lead-id.ts';
import { answersTo, type LeadAnswer } from './answers.ts';

/** One test lead a form: a second one takes the deletion of the first. */
export const testLeadsEdge: Edge = {
  list(visit, form) {
    checkAccess(visit);
    return { things: testLeadsOf(visit.world, form) };
  },
  create(visit, form) {
    checkAccess(visit);
    const { world, call } = visit;
    const sent = readParams(call.params, { field_data: list, custom_disclaimer_responses: list });
    if (testLeadsOf(world, form).length > 0) throw new GraphError('testLeadExists');
    const fields = {
      created_time: world.clock.now(),
      is_organic: true,
      is_test: true,
      platform: 'fb',
      ...sent,
      field_data: sent['field_data'] ? readAnswers(sent['field_data']) : dummyAnswers(form),
    };
    const lead = world.store.insert({ id: newLeadId(world.store), kind: 'lead', parent: form.id, fields });
    leadArrived(world, lead);
    return { id: lead.id };
  },
};

function checkAccess(visit: Visit): void {
  needPageToken(visit);
  needScope(visit.caller, 'leads_retrieval');
}

function testLeadsOf({ store }: World, form: Thing): Thing[] {
  return store.list('lead', { parent: form.id }).filter(({ fields }) => fields['is_test'] === true);
}

/** The answers of a test lead name themselves as such. */
function dummyAnswers(form: Thing): LeadAnswer[] {
  return answersTo(form, 'test').map(({ name, values }) => ({
    name,
    values: /^(full_name|first_name|last_name)$/.test(name)
      ? [`<test lead: dummy data for ${name}>`]
      : name === 'email'
        ? ['test@meta.com']
        : values,
  }));
}

function readAnswers(given: unknown): LeadAnswer[] {
  if (!Array.isArray(given)) throw mustBe('field_data', 'an array');
  return given.map((answer: unknown, place) => {
    const { name, values } = mapOf(answer);
    if (!textOf(name)) throw new GraphError('required', { name: `field_data[${place}][name]` });
    if (!Array.isArray(values)) throw mustBe(`field_data[${place}][values]`, 'an array');
    return { name: textOf(name), values: values.map(textOf) };
  });
}
