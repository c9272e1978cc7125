import { type Fields, isMap, listOf, mapOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import { needScope } from './caller.ts';
import { makeThing } from './changes.ts';
import { GraphError } from './graph-error.ts';
import { guardPage, needPageToken } from './guards.ts';
import { leadsOfForm } from './leads.ts';
import { harvestLeads } from './lead-harvest.ts';
import { type Edge, type NodeType, stored, type Visit } from './node-type.ts';
import { flag, list, map, oneOf, type Params, readParams, required, text } from './params.ts';
import { graphTime } from './times.ts';
import { formLocales, questionTypes } from './vocabulary.ts';

const forNew: Params = {
  name: required(text),
  questions: required(list),
  privacy_policy: map,
  follow_up_action_url: text,
  locale: oneOf(formLocales),
  context_card: map,
  thank_you_page: map,
  is_optimized_for_quality: flag,
};

export const leadForm: NodeType = {
  name: 'LeadGenForm',
  marketing: false,
  guard: (visit, form) => guardPage(visit, pageOf(visit, form)),
  brief: ['name', 'status', 'locale'],
  fields: {
    ...stored(
      'name',
      'status',
      'locale',
      'questions',
      'privacy_policy',
      'follow_up_action_url',
      'context_card',
    ),
    ...stored('thank_you_page', 'is_optimized_for_quality'),
    leads_count: ({ world }, form) => harvestLeads(world, form.id).length,
    created_time: (_visit, { fields }) => graphTime(Number(fields['created_time'])),
    page_id: (_visit, form) => form.parent,
  },
  links: { page: (visit, form) => pageOf(visit, form) },
  edges: { leads: { list: leadsOfForm } },
  /** A form cannot be edited, only put away and taken out again. */
  change(visit, form) {
    needPageToken(visit);
    const { status } = readParams(visit.call.params, { status: required(oneOf(['ACTIVE', 'ARCHIVED'])) });
    visit.world.store.update(form, { status });
  },
};

export const leadFormsEdge: Edge = {
  list(visit, page) {
    checkAccess(visit);
    return { things: visit.world.store.list('leadgen_form', { parent: page.id }).toReversed() };
  },
  create(visit, page) {
    checkAccess(visit);
    const { world, call } = visit;
    if (!page.fields['leadgen_tos_accepted']) throw new GraphError('leadTermsMissing');
    const draft = readParams(call.params, forNew);
    const questions = readQuestions(draft['questions']);
    const policy = URL.parse(textOf(mapOf(draft['privacy_policy'])['url']));
    if (!policy || !/^https?:$/.test(policy.protocol)) throw new GraphError('legalContentMissing');
    if (!draft['follow_up_action_url']) throw new GraphError('required', { name: 'follow_up_action_url' });
    const names = world.store.list('leadgen_form', { parent: page.id }).map(({ fields }) => fields['name']);
    if (names.includes(draft['name'])) throw new GraphError('formNameTaken');
    const fields = { locale: 'EN_US', ...draft, questions, status: 'ACTIVE' };
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

function readQuestions(given: unknown): Fields[] {
  return listOf(given).map((question, place) => {
    if (!isMap(question) || question['type'] === undefined)
      throw new GraphError('required', { name: `questions[${place}][type]` });
    const type = textOf(question['type']);
    if (!questionTypes.includes(type))
      throw new GraphError('notOneOf', {
        name: `questions[${place}][type]`,
        values: questionTypes.join(', '),
      });
    const label = textOf(question['label']);
    if (type === 'CUSTOM' && !label) throw new GraphError('required', { name: `questions[${place}][label]` });
    const key =
      textOf(question['key']) || (type === 'CUSTOM' ? slug(label) : (answerKeys[type] ?? type.toLowerCase()));
    return { id: String(place + 1), ...question, type, key, label: label || type };
  });
}

/** Where the name of an answer differs from the name of its question. */
const answerKeys: Record<string, string> = { PHONE: 'phone_number', DOB: 'date_of_birth', ZIP: 'zip_code' };

function slug(label: string): string {
  return label.toLowerCase().replaceAll(/\s+/g, '_');
}
