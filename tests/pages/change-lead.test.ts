import type { Lead } from '#contract/leads/lead.ts';
import { openTestHouse } from '#tests/house.ts';
import { openLeadCampaign } from '#tests/lead-campaigns.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { api, queryClient } from '#web/api.ts';
import { changeLead, isBeingChanged } from '#web/features/leads/lead/change-lead.ts';
import type { LeadPages } from '#web/features/leads/lead-cache.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

/** What the pages do with a lead, asked of the real server: only the line to it is the test's. */
let house: Awaited<ReturnType<typeof openTestHouse>>;
let owner: Awaited<ReturnType<typeof openLeadCampaign>>;
let line: Promise<void>;
let open: () => void;

beforeAll(async () => {
  house = await openTestHouse();
  owner = await openLeadCampaign(house);
});
afterAll(() => house.close());

beforeEach(() => {
  vi.stubGlobal('location', new URL(house.ctx.settings.publicUrl));
  vi.stubGlobal('fetch', async (request: Request) => {
    await line;
    return owner.visitor.fetch(new URL(request.url).pathname, {
      method: request.method,
      headers: request.headers,
      body: await request.text(),
    });
  });
  line = new Promise((resolve) => {
    open = resolve;
  });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('what is said of a lead is shown at once, and kept in the order it was said', async () => {
  const lead = await showLead();
  changeLead(lead, { status: 'contacted' });
  changeLead(lead, { note: 'Rings back on Monday' });
  changeLead(lead, { status: 'won' });
  expect(shown()).toMatchObject({ status: 'won', note: 'Rings back on Monday' });
  expect((await kept(lead)).status).toBe('new');
  expect(isBeingChanged(lead)).toBe(true);
  open();
  await expect.poll(() => isBeingChanged(lead)).toBe(false);
  expect(shown()).toMatchObject({ status: 'won', note: 'Rings back on Monday' });
  expect(await kept(lead)).toMatchObject({ status: 'won', note: 'Rings back on Monday' });
});

test('what could not be kept is taken back, and the rest of it stays', async () => {
  const lead = await showLead();
  changeLead(lead, { note: 'Wants an offer' });
  open();
  await expect.poll(() => isBeingChanged(lead)).toBe(false);
  await house.ctx.db.execute(sql`alter schema public rename to away`);
  try {
    changeLead(shown()!, { status: 'lost' });
    expect(shown()?.status).toBe('lost');
    await expect.poll(() => isBeingChanged(lead)).toBe(false);
  } finally {
    await house.ctx.db.execute(sql`alter schema away rename to public`);
  }
  expect(shown()).toMatchObject({ status: 'new', note: 'Wants an offer' });
});

const listKey = () =>
  api.leads.list.infiniteKey({
    input: () => ({ facebookCampaignId: owner.facebookCampaignId }),
    initialPageParam: undefined,
  });

/** One more lead, in a list as it is read by its page. */
async function showLead(): Promise<Lead> {
  await keepLeads(house, owner.visitor, [owner]);
  const page = await owner.visitor.ask.leads.list({ facebookCampaignId: owner.facebookCampaignId });
  const lead = page.leads[0]!;
  queryClient.setQueryData<LeadPages>(listKey(), {
    pages: [{ ...page, leads: [lead] }],
    pageParams: [undefined],
  });
  return lead;
}

function shown(): Lead | undefined {
  return queryClient.getQueryData<LeadPages>(listKey())?.pages[0]?.leads[0];
}

async function kept({ id }: Lead): Promise<Lead> {
  const { leads } = await owner.visitor.ask.leads.list({ facebookCampaignId: owner.facebookCampaignId });
  return leads.find((lead) => lead.id === id)!;
}
