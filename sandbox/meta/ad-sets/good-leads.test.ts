import { afterEach, beforeEach, expect, test } from 'vitest';

import { at, type Fields, listOf, textOf } from '#sandbox/json.ts';
import { formIds, pageIds, pixelIds } from '#sandbox/meta/seed-ids.ts';
import { newAdSet, newCampaign } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, type Practice, verdict } from '#sandbox/practice/practice.ts';

let practice: Practice;
let campaign = '';
beforeEach(async () => {
  practice = await openPractice();
  campaign = textOf((await practice.graph.post(`${nok}/campaigns`, newCampaign))['id']);
});
afterEach(() => practice.close());

const hash = 'f1904cf1a9d73a55fa5de0ac823c4403ded71afd4c3248d00bdcd0866552bb79';

/** A month in which so many people answered, and in which so many of them came to each stage. */
async function month(leads: number, stages: Record<string, number>): Promise<void> {
  const { leadIds } = await practice.control('leads', { formId: formIds.quote, count: leads });
  for (const [name, count] of Object.entries(stages)) {
    const data = listOf(leadIds)
      .slice(0, count)
      .map((id, place) => ({
        event_name: name,
        event_time: Math.floor(Date.now() / 1000) + 1,
        event_id: `${name}-${place}`,
        action_source: 'system_generated',
        user_data: { lead_id: id, em: [hash], ...(place % 2 === 0 && { ph: [hash] }) },
        custom_data: { event_source: 'crm', lead_event_source: 'Adfjord' },
      }));
    expect(verdict(await practice.graph.post(`${pixelIds.shop}/events`, { data }))).toBe('ok');
  }
}

const promoted = {
  page_id: pageIds.plumber,
  lead_ads_selected_pixel_id: pixelIds.shop,
  lead_ads_form_event_source_type: 'offsite_crm',
};
const make = (object: Fields = promoted) =>
  practice.graph.post(`${nok}/adsets`, {
    ...newAdSet(campaign),
    optimization_goal: 'QUALITY_LEAD',
    promoted_object: object,
  });

test('whoever has told of enough leads may look for good ones, and reads back what was sent', async () => {
  await month(200, { Lead: 200, Contacted: 60, Won: 8 });
  const { id } = await make();
  const fields = 'optimization_goal,promoted_object';
  expect(await practice.graph.get(textOf(id), { fields })).toMatchObject({
    optimization_goal: 'QUALITY_LEAD',
    promoted_object: promoted,
  });
});

test.each([
  ['few leads', 199, { Lead: 199, Won: 8 }],
  ['few of them told of', 200, { Lead: 110, Won: 8 }],
  ['one stage', 200, { Lead: 200 }],
  ['a stage too few reach', 200, { Lead: 200, Won: 1 }],
  ['a stage that tells nothing apart', 200, { Lead: 200, Won: 90 }],
  ['only lost ones besides', 200, { Lead: 200, Lost: 40 }],
])('the goal is refused for %s', async (_case, leads, stages) => {
  await month(leads, stages);
  expect(verdict(await make())).toBe('100/2490408 optimization_goal');
  await practice.control('switches', { good_leads_of_anybody: 'accepted' });
  expect(verdict(await make())).toBe('ok');
});

test('a stage called lost counts where it is switched so', async () => {
  await month(200, { Lead: 200, Lost: 40 });
  await practice.control('switches', { lost_leads: 'a-stage' });
  expect(verdict(await make())).toBe('ok');
});

test.each([
  ['with-dataset', 'ok', '100/1815430 promoted_object'],
  ['either', 'ok', 'ok'],
  ['page-only', '100/1885014 promoted_object', 'ok'],
])('the dataset beside the page, where Meta wants it %s', async (value, named, unnamed) => {
  await practice.control('switches', {
    good_leads_promoted_object: value,
    good_leads_of_anybody: 'accepted',
  });
  expect(verdict(await make())).toBe(named);
  expect(verdict(await make({ page_id: pageIds.plumber }))).toBe(unnamed);
  expect(verdict(await make({ ...promoted, lead_ads_form_event_source_type: 'a_guess' }))).toBe('100');
  const unknown = { ...promoted, lead_ads_selected_pixel_id: '1' };
  expect(verdict(await make(unknown))).toBe('100/1885014 promoted_object');
});

test.each([
  ['without-dataset', 'QUALITY_LEAD', { page_id: pageIds.plumber }],
  ['as-leads', 'LEAD_GENERATION', promoted],
])('what it reads back as: %s', async (value, goal, object) => {
  await practice.control('switches', { good_leads_read_back: value, good_leads_of_anybody: 'accepted' });
  const { id } = await make();
  const held = await practice.graph.get(textOf(id), { fields: 'optimization_goal,promoted_object' });
  expect(held).toMatchObject({ optimization_goal: goal });
  expect(held['promoted_object']).toEqual(object);
});

test('a dataset tells with which keys people came, and a score only where it is switched so', async () => {
  await month(4, { Lead: 4, Won: 1 });
  const ask = (id: string) =>
    practice.graph.get('dataset_quality', { dataset_id: id, fields: 'web{event_name,event_match_quality}' });
  const [lead, won] = listOf(at(await ask(pixelIds.shop), 'web'));
  expect(lead).toMatchObject({
    event_name: 'Lead',
    event_match_quality: {
      match_key_feedback: [
        { identifier: 'email', coverage: { percentage: 100 } },
        { identifier: 'phone', coverage: { percentage: 50 } },
        { identifier: 'lead_id', coverage: { percentage: 100 } },
      ],
    },
  });
  expect(at(lead, 'event_match_quality')).not.toHaveProperty('composite_score');
  expect(won).toMatchObject({ event_name: 'Won' });
  await practice.control('switches', { quality_of_crm_events: 'keys-and-score' });
  expect(at(listOf(at(await ask(pixelIds.shop), 'web'))[0], 'event_match_quality')).toMatchObject({
    composite_score: 8.3,
  });
  await practice.control('switches', { quality_of_crm_events: 'nothing' });
  expect(await ask(pixelIds.shop)).toEqual({ web: [] });
  expect(verdict(await ask('1'))).toBe('100/2044055 dataset_id');
});
