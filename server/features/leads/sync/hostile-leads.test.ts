import { openMeta } from '#server/gateways/meta/meta.ts';
import type { FoundLead } from '#server/gateways/meta/leads/leads.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { openTestHouse } from '#tests/house.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureForms, findForm } from './form-queries.ts';
import { getLeadCounts } from '../list/lead-counts.ts';
import { syncLeadForm } from './sync-lead-form.ts';
import { storeLeads } from './store-leads.ts';

const house = await openTestHouse();
let workspaceId: WorkspaceId;
beforeAll(async () => {
  const visitor = await house.visitor().join();
  workspaceId = await visitor.workspaceId();
});
afterAll(() => house.close());

const secrets = ['Hemmelig', 'hemmelig@example.test', '4790000111', 'Storgata 9'];
function secretsInLog(): string[] {
  const said = house.logged.join('\n').toLowerCase();
  return secrets.filter((secret) => said.includes(secret.toLowerCase()));
}

const answersOf = (name: string) => [
  { name: 'full_name', values: [name] },
  { name: 'email', values: ['hemmelig@example.test'] },
  { name: 'phone_number', values: ['+4790000111'] },
  { name: 'street_address', values: ['Storgata 9'] },
];
const longNoise = Array.from({ length: 900 }, (_each, place) =>
  ((place * 2_654_435_761) % 4_294_967_296).toString(36),
).join('');

const texts: Record<string, unknown> = {
  'half a character': 'Hemmelig \ud83d',
  'the other half': '\udca7 Hemmelig',
  'a null character': 'Hem\0melig',
  'every control character': String.fromCharCode(...Array.from({ length: 32 }, (_each, code) => code)),
  nothing: '',
  'a text without an end': 'Hemmelig '.repeat(20_000),
  'noise no index takes': longNoise,
  'an address no index takes': `${longNoise}@example.test`,
  'right to left': '\u202eHemmelig\u202c\u2066',
  'a statement': `'); drop table leads; -- Hemmelig`,
  'a name of JavaScript': '__proto__',
  'what JSON has not': 'NaN',
  null: null,
  'a number': 4_790_000_111,
  'a number beyond all numbers': 1e308,
  'a truth': true,
  'a list in a list': [['Hemmelig']],
  'an object': { Hemmelig: '\0' },
};
const times: Record<string, unknown> = {
  'no time': 'Hemmelig',
  'the year 0': '0000-01-01T00:00:00+0000',
  'a year of five digits': '+012026-01-01T00:00:00+0000',
  'the last moment there is': '+275760-09-13T00:00:00.000Z',
  'before Christ': '-000044-03-15T00:00:00+0000',
};

type Written = Record<string, unknown>;
const fields: Record<string, (value: unknown) => Written> = {
  id: (id) => ({ id }),
  created_time: (time) => ({ created_time: time }),
  ad_id: (id) => ({ ad_id: id }),
  campaign_id: (id) => ({ campaign_id: id }),
  field_data: (all) => ({ field_data: all }),
  'an answer': (answer) => ({ field_data: [...answersOf('Hemmelig'), answer] }),
  'the name of a question': (name) => ({ field_data: [...answersOf('Hemmelig'), { name, values: ['ja'] }] }),
  'all values': (values) => ({ field_data: [...answersOf('Hemmelig'), { name: 'job', values }] }),
  'a value': (value) => ({ field_data: [{ name: 'full_name', values: [value] }, ...answersOf('Hemmelig')] }),
  'a phone number': (value) => ({ field_data: [{ name: 'phone_number', values: [value] }] }),
  'an unknown field': (value) => ({ is_organic: value, [String(value)]: value }),
};

let lastId = 7_000_000_000_000_000;
function leadOf(written: Written = {}): Written {
  lastId += 1;
  const created = new Date(house.ctx.now() - 60_000).toISOString();
  return { id: `${lastId}`, created_time: created, field_data: answersOf('Hemmelig'), ...written };
}

/** The house with a Meta that hands out these leads of a form, as they are written. */
function withLeads(formId: string, { leads, form = {} }: { leads: Written[]; form?: Written }): AppContext {
  const meta = openMeta({
    url: 'http://meta.test',
    dialogUrl: 'http://meta.test',
    appId: '1',
    appSecret: 'secret',
    fetch: async (request) => {
      const path = new URL(request.url).pathname.split('/').slice(2).join('/');
      const answers: Record<string, unknown> = {
        [formId]: { id: formId, name: 'Quote', leads_count: leads.length, questions: [], ...form },
        [`${formId}/leads`]: { data: leads },
        [`${formId}/test_leads`]: { data: [] },
      };
      return Response.json(answers[path] ?? leads.find(({ id }) => id === path) ?? {});
    },
  });
  return { ...house.ctx, meta };
}

/** Reads a form, and answers which of the leads are kept. */
async function readWith(formId: string, given: { leads: Written[]; form?: Written }): Promise<string[]> {
  const at = withLeads(formId, given);
  const facebookFormId = formId;
  const added = { workspaceId, facebookFormId, facebookPageId: '31', addedAt: new Date(0) };
  await ensureForms(at.db, [added]);
  const form = (await findForm(at.db, workspaceId, formId))!;
  await syncLeadForm(at, workspaceId, { form, pageToken: 'token' });
  const { rows } = (await at.db.execute(
    sql`select facebook_lead_id as id from leads where facebook_form_id = ${formId}`,
  )) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}

async function countsOf(formId: string) {
  const form = (await findForm(house.ctx.db, workspaceId, formId))!;
  return (await getLeadCounts(house.ctx, workspaceId, form)).counts;
}

test.each(Object.entries(fields))(
  'whatever stands in %s of one lead costs no other, and none of it stands in the log',
  async (field, write) => {
    const values = Object.values(field === 'created_time' ? { ...texts, ...times } : texts);
    const leads = values.flatMap((value) => [leadOf(), leadOf(write(value))]);
    const harmless = leads.filter((_lead, position) => position % 2 === 0).map(({ id }) => id);
    const kept = await readWith(`51${field.length}${field.charCodeAt(0)}`, { leads });
    expect(kept).toEqual(expect.arrayContaining(harmless));
    expect(secretsInLog()).toEqual([]);
  },
);

test.each(['all values', 'a value', 'a phone number'])(
  'whatever stands in %s, its lead is kept as well',
  async (field) => {
    const leads = Object.values(texts).map((value) => leadOf(fields[field]!(value)));
    const kept = await readWith(`52${field.length}`, { leads });
    expect(kept.toSorted()).toEqual(leads.map(({ id }) => id));
    expect(secretsInLog()).toEqual([]);
  },
);

const saidOfForms = ['name', 'leads_count', 'questions'].flatMap((field) =>
  Object.entries(texts).map(([what, value], position) => ({
    field,
    what,
    value,
    formId: `53${field.length}${position}`,
  })),
);
test.each(saidOfForms)(
  'a form whose $field is $what has its leads kept',
  async ({ field, value, formId }) => {
    const form = { [field]: value };
    expect(await readWith(formId, { leads: [leadOf(), leadOf()], form })).toHaveLength(2);
    expect(secretsInLog()).toEqual([]);
  },
);

test('a lead nobody can read is set aside, told of, and kept once it can be read', async () => {
  const lead = leadOf({ field_data: [null] });
  expect(await readWith('541', { leads: [leadOf(), lead] })).toHaveLength(1);
  expect(await countsOf('541')).toMatchObject({ here: 1, setAside: 1, agree: false });
  expect(await readWith('541', { leads: [lead] })).toHaveLength(1);
  expect(await countsOf('541')).toMatchObject({ setAside: 1 });

  lead['field_data'] = answersOf('Hemmelig');
  expect(await readWith('541', { leads: [lead] })).toHaveLength(2);
  expect(await countsOf('541')).toMatchObject({ here: 2, setAside: 0 });
});

test('a lead the database refuses is set aside, told of, and holds up no other', async () => {
  const found = (name: string): FoundLead => ({
    id: String((lastId += 1)),
    campaignId: null,
    adId: null,
    createdAt: new Date(house.ctx.now()),
    isTest: false,
    answers: answersOf(name),
  });
  const leads = ['Ola Hemmelig', 'Kari Hemmelig', 'Hemmelig \ud83d', 'Per Hemmelig', 'Ida Hemmelig'].map(
    found,
  );
  const form = { facebookFormId: '542', facebookPageId: '31' };
  await ensureForms(house.ctx.db, [{ workspaceId, ...form, addedAt: new Date(house.ctx.now()) }]);
  expect(await storeLeads(house.ctx, workspaceId, { ...form, leads })).toBe(4);
  expect(await countsOf('542')).toMatchObject({ here: 4, setAside: 1 });
  expect(house.logged.at(-1)).toMatch(/a lead was set aside.*PostgreSQL 22/);
  expect(secretsInLog()).toEqual([]);
});
