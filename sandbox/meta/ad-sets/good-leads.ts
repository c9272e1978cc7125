import { type Fields, listOf, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { oneOf, readParams } from '#sandbox/meta/graph/params.ts';
import { harvestAll } from '#sandbox/meta/leads/lead-harvest.ts';
import { switchOf } from '#sandbox/meta/switches.ts';

const day = 86_400_000;
/** What Meta wants to see of a month before it looks for leads that become customers. */
const least = { leads: 200, told: 0.6, stages: 2, reached: 0.01 };
const most = { reached: 0.4, days: 28 };

const sources = [
  'inferred',
  'meta_source',
  'offsite_crm',
  'offsite_web',
  'onsite_crm',
  'onsite_crm_single_event',
  'qualified_lead_file',
];

/** An ad set for good leads goes by what a dataset was told of the leads of its page. */
export function checkGoodLeads(world: World, { account }: Thing, draft: Fields): void {
  const promoted = mapOf(draft['promoted_object']);
  const source = 'promoted_object[lead_ads_form_event_source_type]';
  readParams({ [source]: promoted['lead_ads_form_event_source_type'] }, { [source]: oneOf(sources) });
  if (draft['optimization_goal'] !== 'QUALITY_LEAD') return;
  const named = textOf(promoted['lead_ads_selected_pixel_id']);
  const wanted = switchOf(world, 'good_leads_promoted_object');
  if (wanted === 'page-only' && named) throw new GraphError('promotedObjectInvalid');
  if (wanted === 'with-dataset' && !named) throw new GraphError('promotedObjectMissing');
  const shared = world.store.list('adspixel').filter(({ fields }) => isAmong(fields['accounts'], account));
  const datasets = shared.filter(({ id }) => !named || id === named);
  if (datasets.length === 0) throw new GraphError('promotedObjectInvalid');
  if (switchOf(world, 'good_leads_of_anybody') === 'accepted') return;
  const page = textOf(promoted['page_id']);
  if (!datasets.some(({ id }) => isFit(world, page, id))) throw new GraphError('goalNotAvailable');
}

/** What is told of a promoted object once it is kept. */
export function promotedReadBack(world: World, draft: Fields): Fields {
  const { promoted_object: promoted } = draft;
  const isWhole = switchOf(world, 'good_leads_read_back') !== 'without-dataset';
  if (promoted === undefined || isWhole) return {};
  const told = Object.entries(mapOf(promoted)).filter(([name]) => !name.startsWith('lead_ads_'));
  return { promoted_object: Object.fromEntries(told) };
}

function isFit(world: World, page: string, dataset: string): boolean {
  const now = world.clock.now();
  const createdAt = new Map(
    harvestAll(world)
      .filter(({ parent, fields }) => fields['is_test'] !== true && world.store.find(parent)?.parent === page)
      .map((lead): [string, number] => [lead.id, Number(lead.fields['created_time'])])
      .filter(([, at]) => at > now - 30 * day),
  );
  const stages = new Map<string, Set<string>>();
  const told = new Set<string>();
  for (const { fields } of world.store.list('crm-event', { parent: dataset })) {
    const id = textOf(fields['lead_id']);
    const came = createdAt.get(id);
    if (came === undefined || fields['counted'] !== true) continue;
    told.add(id);
    if (Number(fields['event_time']) * 1000 > came + most.days * day) continue;
    const name = textOf(fields['event_name']);
    stages.set(name, (stages.get(name) ?? new Set()).add(id));
  }
  const isStage = (name: string) =>
    switchOf(world, 'lost_leads') === 'a-stage' || !/lost|disqualified/i.test(name);
  const reached = [...stages].filter(([name]) => isStage(name)).map(([, ids]) => ids.size / createdAt.size);
  return (
    createdAt.size >= least.leads &&
    told.size / createdAt.size >= least.told &&
    reached.length >= least.stages &&
    reached.some((share) => share >= least.reached && share <= most.reached)
  );
}

function isAmong(list: unknown, wanted: string): boolean {
  return listOf(list).map(textOf).includes(wanted);
}
