import type { Lead } from '#contract/leads/lead.ts';
import { openTestHouse } from '#tests/house.ts';
import { openLeadCampaign } from '#tests/lead-campaigns.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { api, queryClient } from '#web/api.ts';
import {
  beginChanges,
  changeLead,
  isBeingChanged,
  sendChanges,
} from '#web/features/leads/lead/change-lead.ts';
import type { LeadPages } from '#web/features/leads/lead-cache.ts';
import { welcomeNextPerson } from '#web/next-person.ts';
import { leaveWorkspace, stayIn } from '#web/workspace/this-tab.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

/** What the pages do with a lead, asked of the real server: only the line to it is the test's. */
let house: Awaited<ReturnType<typeof openTestHouse>>;
let owner: Awaited<ReturnType<typeof openLeadCampaign>>;
let line: Promise<void>;
let open: () => void;
let browser: Pick<typeof owner.visitor, 'fetch'>;
let asked: string[];

beforeAll(async () => {
  house = await openTestHouse();
  owner = await openLeadCampaign(house);
});
afterAll(() => house.close());

beforeEach(() => {
  vi.stubGlobal('location', new URL(house.ctx.settings.publicUrl));
  vi.stubGlobal('sessionStorage', { setItem: () => undefined, removeItem: () => undefined });
  browser = owner.visitor;
  asked = [];
  vi.stubGlobal('fetch', async (wanted: Request | string) => {
    const request = new Request(new URL(typeof wanted === 'string' ? wanted : wanted.url, location.href), {
      ...(typeof wanted === 'object' && {
        method: wanted.method,
        headers: wanted.headers,
        body: await wanted.text(),
      }),
    });
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    await line;
    const { method, headers } = request;
    return browser.fetch(pathname, {
      method,
      headers,
      ...(method === 'POST' && { body: await request.text() }),
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

test('what was said in one workspace goes there, wherever this window has gone since', async () => {
  const lead = await showLead();
  await beginChanges(await whoIsHere());
  const { id } = await owner.visitor.ask.workspaces.create({ name: 'Elsewhere' });
  changeLead(lead, { status: 'contacted' });
  stayIn(id);
  open();
  await expect.poll(() => isBeingChanged(lead)).toBe(false);
  leaveWorkspace();
  expect((await kept(lead)).status).toBe('contacted');
});

test('what was said here before somebody else signed in is not sent as theirs, and waits', async () => {
  const lead = await showLead();
  await beginChanges(await whoIsHere());
  browser = { fetch: () => Promise.reject(new TypeError('There is no line.')) };
  open();
  changeLead(lead, { status: 'won' });
  await expect.poll(() => asked.length).toBe(1);
  browser = await house.visitor().join();
  asked = [];
  await expect
    .poll(async () => {
      await sendChanges();
      return isBeingChanged(lead);
    })
    .toBe(false);
  expect(asked).toEqual(['/api/auth/get-session']);
  expect((await kept(lead)).status).toBe('new');
  browser = owner.visitor;
  welcomeNextPerson();
  await beginChanges(await whoIsHere());
  expect((await kept(lead)).status).toBe('won');
});

async function whoIsHere() {
  const { user } = await (await owner.visitor.fetch('/api/auth/get-session')).json();
  const { id: workspaceId } = await owner.visitor.ask.workspaces.current();
  return { personId: user.id as string, name: user.name as string, workspaceId };
}

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
