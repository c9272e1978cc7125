import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { openTestHouse } from '#tests/house.ts';
import { onThisMachine, openReceiver, type Receiver } from '#tests/receiver.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, test } from 'vitest';
import { deliverLeads } from './deliver-leads.ts';
import { secretContext } from './send-told.ts';
import { listTargets, updateTarget } from './target-queries.ts';

const house = await openTestHouse(onThisMachine);
const receivers: Receiver[] = [];
afterAll(async () => {
  await house.close();
  await Promise.all(receivers.map((receiver) => receiver.close()));
});

interface Message {
  id: string;
  test: boolean;
  lead: { id: string; answers: Record<string, string> };
}

/** Somebody whose own system takes leads. */
async function openCustomer() {
  const kari = await house.visitor().join();
  const crm = await openReceiver();
  receivers.push(crm);
  const made = await kari.ask.leads.setWebhook({ url: crm.url });
  const log = () => kari.ask.leads.listDeliveries({});
  const ids = () => crm.bodies<Message>().map(({ id }) => id);
  return { kari, crm, log, ids, secret: 'secret' in made ? made.secret : '' };
}

type Check = (headers: Record<string, string>, body: string, secret: string) => boolean;

/** The example that receivers are given, as it stands in the documentation. */
async function readExample(): Promise<Check> {
  const text = await readFile(new URL('../../../../docs/lead-webhooks.md', import.meta.url), 'utf8');
  const library = pathToFileURL(createRequire(import.meta.url).resolve('standardwebhooks')).href;
  const code = (/```js\n(.*?)```/s.exec(text)?.[1] ?? '').replace("'standardwebhooks'", `'${library}'`);
  const example = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    isFromAdfjord: Check;
  };
  return example.isFromAdfjord;
}

/** One round of deliveries. */
async function deliver(): Promise<void> {
  const { queue } = house.ctx;
  expect(
    await queue.workOnce(deliverLeads.name, (context) => deliverLeads.attempt(house.ctx, context)),
  ).toEqual([]);
}

/** What is promised by then is due. */
async function later(minutes: number): Promise<void> {
  await house.passTime(minutes);
  await house.ctx.db.execute(
    sql`update jobs.job set start_after = now() where name = ${deliverLeads.name} and state <= 'active'`,
  );
  await deliver();
}

test('a lead is delivered once it is here, signed as the documentation says', async () => {
  const { kari, crm, log, secret } = await openCustomer();
  await keepLeads(house, kari, [{ name: 'Åse Bø' }]);
  expect(crm.received).toHaveLength(0);
  await deliver();

  expect(crm.received).toHaveLength(1);
  const [{ body, headers }] = crm.received as [(typeof crm.received)[0]];
  const [delivery] = await log();
  expect(delivery).toMatchObject({ status: 'delivered', tries: 1, lastHttpStatus: 200, lastProblem: null });
  expect(JSON.parse(body)).toEqual({
    id: delivery!.id,
    type: 'lead.created',
    createdAt: delivery!.createdAt,
    test: false,
    lead: {
      id: delivery!.leadId,
      metaLeadId: expect.stringMatching(/^\d{16}$/),
      status: 'new',
      campaign: null,
      adId: null,
      form: { id: expect.any(String), name: expect.any(String) },
      createdAt: expect.any(String),
      answers: {
        full_name: 'Åse Bø',
        email: 'ola@example.test',
        phone_number: '+4791234567',
        job: 'Bytte varmtvannsbereder',
      },
    },
  });
  expect(headers['webhook-id']).toBe(delivery!.id);
  const isFromAdfjord = await readExample();
  expect(isFromAdfjord(headers, body, secret)).toBe(true);
  expect(isFromAdfjord(headers, body.replace('Åse', 'Eve'), secret)).toBe(false);
  expect(isFromAdfjord(headers, body, secret.replace('whsec_', 'whsec_abcd'))).toBe(false);
  expect(isFromAdfjord({}, body, secret)).toBe(false);
  expect(isFromAdfjord({ ...headers, 'webhook-id': 'another' }, body, secret)).toBe(false);
  expect(isFromAdfjord({ ...headers, 'webhook-timestamp': '1' }, body, secret)).toBe(false);
});

test('receivers that were built before the standard headers are signed for as they were', async () => {
  const { kari, crm } = await openCustomer();
  const secret = `lead_${'x'.repeat(43)}`;
  const workspaceId = await kari.workspaceId();
  const sealedSecret = house.ctx.seal.encrypt(secret, secretContext(workspaceId));
  const { id } = (await listTargets(house.ctx.db, workspaceId))[0]!;
  await updateTarget(house.ctx.db, workspaceId, { id, secretHint: 'xxxx', sealedSecret });
  await keepLeads(house, kari, [{}]);
  await deliver();
  const [{ body, headers }] = crm.received as [(typeof crm.received)[0]];
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['adfjord-signature'] ?? '') ?? [];
  expect(v1).toBe(createHmac('sha256', secret).update(`${t}.${body}`).digest('hex'));
  expect(new Webhook(secret, { format: 'raw' }).verify(body, headers)).toEqual(JSON.parse(body));
});

test('what fails is tried again with the same id, later and later, until it is taken', async () => {
  const { kari, crm, log, ids } = await openCustomer();
  crm.nextTime(500);
  crm.nextTime(404);
  crm.nextTime('hangs up');
  crm.nextTime('redirects');
  await keepLeads(house, kari, [{}]);
  await deliver();
  expect((await log())[0]).toMatchObject({
    status: 'waiting',
    tries: 1,
    lastProblem: { text: 'It answered 500.' },
  });
  await later(0);
  expect(crm.received).toHaveLength(1);
  await later(2);
  expect((await log())[0]).toMatchObject({ status: 'waiting', tries: 2, lastHttpStatus: 404 });
  await later(6);
  expect((await log())[0]).toMatchObject({ tries: 3, lastHttpStatus: null });
  expect((await log())[0]?.lastProblem?.text).toContain('The connection broke before it answered');
  await later(16);
  expect((await log())[0]).toMatchObject({ tries: 4, lastHttpStatus: 302 });
  await later(31);
  expect((await log())[0]).toMatchObject({ status: 'delivered', tries: 5, lastProblem: null });
  expect(new Set(ids()).size).toBe(1);
  await later(600);
  expect(crm.received).toHaveLength(5);
});

test('after a day it is given up and said, and can still be sent by hand', async () => {
  const { kari, crm, log } = await openCustomer();
  crm.fromNowOn(500);
  await keepLeads(house, kari, [{}]);
  await deliver();
  for (const minutes of [1, 5, 15, 30, 60, 120, 180, 240, 300, 480]) await later(minutes);
  const [given] = await log();
  expect(given).toMatchObject({
    status: 'given-up',
    nextTryAt: null,
    lastProblem: { text: 'It answered 500.' },
  });
  expect(given!.tries).toBeGreaterThanOrEqual(10);
  const soFar = crm.received.length;
  await later(600);
  expect(crm.received).toHaveLength(soFar);
  expect(await house.retryJobs()).toEqual([]);
  await house.runJobs();
  const emails = await house.practice.emailsTo(kari.email);
  const said = emails.filter(({ subject }) => subject === 'Your system isn’t accepting leads');
  expect(said).toHaveLength(1);
  expect(said[0]?.text).toContain('deliver a lead to localhost');
  expect(said[0]?.text).toContain('It answered 500.');

  crm.fromNowOn(200);
  expect(await kari.ask.leads.retryDelivery({ id: given!.id })).toMatchObject({ status: 'waiting' });
  await deliver();
  expect((await log())[0]).toMatchObject({ id: given!.id, status: 'delivered' });
});

test('a server killed between the answer and writing it down delivers again, with the same id', async () => {
  const { kari, log, ids } = await openCustomer();
  const { id: workspaceId } = await kari.ask.workspaces.current();
  await keepLeads(house, kari, [{}]);
  const { leadTargets } = house.ctx;
  const dying = {
    ...house.ctx,
    leadTargets: {
      ...leadTargets,
      async send(...told: Parameters<typeof leadTargets.send>) {
        await leadTargets.send(...told);
        throw new Error('killed');
      },
    },
  };
  const [target] = await kari.ask.leads.listTargets();
  const context = {
    data: { workspaceId, targetId: target!.id, at: 0 },
    lastTry: false,
    signal: new AbortController().signal,
  };
  await expect(deliverLeads.attempt(dying, context)).rejects.toThrow('killed');
  expect((await log())[0]).toMatchObject({ status: 'waiting', tries: 1 });
  await deliver();
  await later(2);
  expect((await log())[0]).toMatchObject({ status: 'delivered', tries: 2 });
  expect(ids()).toHaveLength(2);
  expect(new Set(ids()).size).toBe(1);
});

test('a crowd of leads is all delivered, each once, and the log can be read to its end', async () => {
  const { kari, log, ids } = await openCustomer();
  await keepLeads(
    house,
    kari,
    Array.from({ length: 70 }, () => ({})),
  );
  await deliver();
  expect(new Set(ids()).size).toBe(70);
  expect(ids()).toHaveLength(70);
  const page = await log();
  expect(page).toHaveLength(50);
  const rest = await kari.ask.leads.listDeliveries({ before: page.at(-1)!.createdAt });
  expect(new Set([...page, ...rest].map(({ id }) => id)).size).toBe(70);
});

test('a receiver that is down is asked once a minute, not once for each lead, and then gets everything', async () => {
  const { kari, crm, log, ids } = await openCustomer();
  crm.fromNowOn(503);
  await keepLeads(
    house,
    kari,
    Array.from({ length: 30 }, () => ({})),
  );
  await deliver();
  expect(crm.received.length).toBeLessThanOrEqual(4);
  await later(2);
  expect(crm.received.length).toBeLessThanOrEqual(8);
  const refused = crm.received.length;
  crm.fromNowOn(200);
  await later(6);
  await later(6);
  expect((await log()).every(({ status }) => status === 'delivered')).toBe(true);
  expect(new Set(ids().slice(refused)).size).toBe(30);
});

test('a receiver that says when to come back is left alone until then, whatever new comes in', async () => {
  const { kari, crm, log, ids } = await openCustomer();
  crm.nextTime({ status: 429, retryAfter: '1800' });
  await keepLeads(house, kari, [{}]);
  await deliver();
  const [first] = await log();
  expect(first).toMatchObject({ status: 'waiting', tries: 1, lastHttpStatus: 429 });
  await keepLeads(house, kari, [{}, {}]);
  await later(10);
  await later(15);
  expect(crm.received).toHaveLength(1);
  expect((await log()).map(({ tries }) => tries)).toEqual([0, 0, 1]);
  await later(6);
  expect((await log()).every(({ status }) => status === 'delivered')).toBe(true);
  expect(new Set(ids()).size).toBe(3);

  crm.nextTime({ status: 503, retryAfter: new Date(Date.now() + 3_600_000).toUTCString() });
  await keepLeads(house, kari, [{}]);
  await later(0);
  await later(30);
  expect(crm.received).toHaveLength(5);
  const { id } = (await log())[0]!;
  await kari.ask.leads.retryDelivery({ id });
  await deliver();
  expect((await log())[0]).toMatchObject({ id, status: 'delivered', tries: 2 });
});

test('a receiver that is gone for good gets nothing more, its owner is told, and can have all of it sent', async () => {
  const { kari, crm, log } = await openCustomer();
  await kari.ask.people.update({ language: 'nb' });
  crm.nextTime(500);
  await keepLeads(house, kari, [{}]);
  await deliver();
  crm.fromNowOn(410);
  await keepLeads(house, kari, [{}]);
  await later(0);
  const said = 'Det svarte 410: det tar ikke imot leads lenger. Levering ble slått av.';
  expect(await kari.ask.leads.getWebhook()).toMatchObject({ on: false });
  const given = await log();
  expect(given.map(({ status, lastProblem }) => [status, lastProblem?.text])).toEqual([
    ['given-up', said],
    ['given-up', said],
  ]);
  await keepLeads(house, kari, [{}]);
  await later(600);
  expect(crm.received).toHaveLength(2);
  expect(await house.retryJobs()).toEqual([]);
  await house.runJobs();
  const emails = await house.practice.emailsTo(kari.email);
  const told = emails.filter(({ subject }) => subject === 'Systemet ditt tar ikke imot leads');
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain(
    'svarte 410: det vil ikke ha flere leads. Derfor slo vi av leveringen. 2 leads',
  );
  expect(told[0]?.text).not.toContain('døgn har vi prøvd');
  expect(told[0]?.text).toMatch(/\/profile\?workspace=\S+#leads/);

  crm.fromNowOn(200);
  await kari.ask.leads.setWebhook({ url: crm.url, on: true });
  for (const { id } of given) await kari.ask.leads.retryDelivery({ id });
  await deliver();
  expect((await log()).map(({ status }) => status)).toEqual(['delivered', 'delivered']);
});

test('why a delivery failed is told in the language its reader has now', async () => {
  const { kari, crm, log } = await openCustomer();
  crm.nextTime('hangs up');
  await keepLeads(house, kari, [{}]);
  await deliver();
  expect((await log())[0]?.lastProblem?.text).toBe('The connection broke before it answered (ECONNRESET).');
  await kari.ask.people.update({ language: 'nb' });
  expect((await log())[0]?.lastProblem?.text).toBe('Forbindelsen ble brutt før det kom svar (ECONNRESET).');
  await expect(kari.ask.leads.setWebhook({ url: 'https://10.0.0.1/' })).rejects.toMatchObject({
    data: { reason: 'Adressen ligger i et privat nettverk. Den må kunne nås fra internett.' },
  });
});

test('what is switched off, removed or erased goes nowhere', async () => {
  const { kari, crm, log } = await openCustomer();
  crm.fromNowOn(500);
  await keepLeads(house, kari, [{}]);
  await deliver();
  await kari.ask.leads.setWebhook({ url: crm.url, on: false });
  expect((await log())[0]).toMatchObject({
    status: 'given-up',
    lastProblem: { text: 'Deliveries were switched off before this one went out.' },
  });
  await keepLeads(house, kari, [{}]);
  await later(10);
  expect(crm.received).toHaveLength(1);
  expect(await log()).toHaveLength(1);
  const { id } = (await log())[0]!;
  expect(await kari.ask.leads.retryDelivery({ id })).toMatchObject({ status: 'given-up' });

  await kari.ask.leads.setWebhook({ url: crm.url, on: true });
  await keepLeads(house, kari, [{ name: 'Erased' }]);
  await deliver();
  const leadId = (await log())[0]!.leadId!;
  await kari.ask.leads.erase({ id: leadId, leadIds: [leadId] });
  expect((await log())[0]).toMatchObject({ event: 'erased', leadId: null, status: 'waiting' });
  expect((await log())[1]).toMatchObject({ leadId: null, status: 'given-up', nextTryAt: null });
  crm.fromNowOn(200);
  await later(10);
  const before = crm.received.length;
  const [told] = crm.bodies<object>().slice(-1);
  expect(told).toMatchObject({ type: 'lead.erased', lead: { id: leadId, metaLeadId: expect.any(String) } });
  expect(JSON.stringify(told)).not.toContain('answers');

  await keepLeads(house, kari, [{}]);
  await kari.ask.leads.removeWebhook();
  await later(10);
  expect(crm.received).toHaveLength(before);
  expect(await log()).toEqual([]);
});

test('Meta’s test leads are delivered and say that they are tests', async () => {
  const { kari, crm } = await openCustomer();
  await keepLeads(house, kari, [{ isTest: true }]);
  await deliver();
  expect(crm.bodies<Message>()[0]).toMatchObject({ test: true });
});

test('neighbours see nothing of it', async () => {
  const { kari, crm, log } = await openCustomer();
  const ola = await house.visitor().join();
  await keepLeads(house, kari, [{}]);
  await deliver();
  expect(await ola.ask.leads.getWebhook()).toBeNull();
  expect(await ola.ask.leads.listDeliveries({})).toEqual([]);
  const { id } = (await log())[0]!;
  await expect(ola.ask.leads.retryDelivery({ id })).rejects.toMatchObject({ code: 'DELIVERY_NOT_FOUND' });
  await keepLeads(house, ola, [{}]);
  await deliver();
  expect(crm.received).toHaveLength(1);
});
