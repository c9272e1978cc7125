import { openTestHouse } from '#tests/house.ts';
import { onThisMachine, openReceiver } from '#tests/receiver.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse(onThisMachine);
const crm = await openReceiver();
afterAll(async () => {
  await house.close();
  await crm.close();
});

test('a secret is shown when it is made, and can never be read again', async () => {
  const kari = await house.visitor().join();
  expect(await kari.ask.leads.getWebhook()).toBeNull();
  const made = await kari.ask.leads.setWebhook({ url: crm.url });
  const secret = 'secret' in made ? made.secret : '';
  expect(secret).toMatch(/^whsec_[\w+/]{44}$/);
  expect(made).toMatchObject({ url: crm.url, on: true, secretHint: secret.slice(-4) });

  const kept = await kari.ask.leads.setWebhook({ url: `${crm.url}/new`, on: true });
  expect(kept).toMatchObject({ url: `${crm.url}/new`, secretHint: made.secretHint });
  expect(kept).not.toHaveProperty('secret');
  expect(JSON.stringify(await kari.ask.leads.getWebhook())).not.toContain(secret);
  const { rows } = (await house.ctx.db.execute(
    sql`select w::text as text from lead_targets w`,
  )) as unknown as {
    rows: { text: string }[];
  };
  expect(rows.map(({ text }) => text).join()).not.toContain(secret);
  expect(house.logged.join()).not.toContain(secret);

  const renewed = await kari.ask.leads.setWebhook({ url: crm.url, newSecret: true });
  expect(renewed).toHaveProperty('secret');
  expect(renewed.secretHint === made.secretHint && 'secret' in renewed && renewed.secret === secret).toBe(
    false,
  );

  expect(await kari.ask.leads.removeWebhook()).toEqual({ removed: true });
  expect(await kari.ask.leads.getWebhook()).toBeNull();
  expect(await kari.ask.leads.setWebhook({ url: crm.url })).toHaveProperty('secret');
});

test('an address in a private network is refused, and says why', async () => {
  const kari = await house.visitor().join();
  for (const url of ['https://10.0.0.1/leads', 'https://169.254.169.254/', 'https://[fd00::1]/'])
    await expect(kari.ask.leads.setWebhook({ url })).rejects.toMatchObject({
      code: 'WEBHOOK_ADDRESS_UNUSABLE',
      data: { reason: 'The address lies in a private network. It must be reachable from the internet.' },
    });
  await expect(kari.ask.leads.setWebhook({ url: 'ftp://crm.example/' })).rejects.toMatchObject({
    data: { reason: 'The address must begin with https://.' },
  });
  expect(await kari.ask.leads.getWebhook()).toBeNull();
});

test.each([
  ['with a real Meta app', { ...onThisMachine, META_APP_ID: '1', META_APP_SECRET: 'real' }],
  ['where strangers practise', { PUBLIC_URL: 'https://adfjord.test' }],
])('%s this very machine is as private as any other, by number and by name', async (_where, settings) => {
  const guarded = await openTestHouse(settings);
  try {
    const kari = await guarded.visitor().join();
    for (const url of [crm.url, 'https://localhost/', 'https://127.0.0.1/', 'https://[::1]/'])
      await expect(kari.ask.leads.setWebhook({ url })).rejects.toMatchObject({
        code: 'WEBHOOK_ADDRESS_UNUSABLE',
      });
  } finally {
    await guarded.close();
  }
});

test('a made-up lead is sent while the person waits, marked as a test, and not too often', async () => {
  const kari = await house.visitor().join();
  await expect(kari.ask.leads.testWebhook()).rejects.toMatchObject({ code: 'WEBHOOK_MISSING' });
  await kari.ask.leads.setWebhook({ url: crm.url, on: false });
  const delivered = await kari.ask.leads.testWebhook();
  expect(delivered).toMatchObject({ status: 'delivered', leadId: null, tries: 1, lastHttpStatus: 200 });
  expect(JSON.parse(crm.received.at(-1)!.body)).toMatchObject({
    id: delivered.id,
    type: 'lead.created',
    test: true,
    lead: { answers: { full_name: 'Kari Nordmann' } },
  });

  crm.nextTime(500);
  expect(await kari.ask.leads.testWebhook()).toMatchObject({
    status: 'given-up',
    lastHttpStatus: 500,
    lastProblem: { text: 'It answered 500.' },
    nextTryAt: null,
  });
  expect((await kari.ask.leads.listDeliveries({})).map(({ status }) => status)).toEqual([
    'given-up',
    'delivered',
  ]);
  for (let more = 0; more < 8; more += 1) await kari.ask.leads.testWebhook();
  await expect(kari.ask.leads.testWebhook()).rejects.toMatchObject({ code: 'TOO_OFTEN' });
});
