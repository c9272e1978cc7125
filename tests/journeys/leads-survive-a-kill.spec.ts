import { expect, test } from '@playwright/test';
import { type Fields, listOf, mapOf } from '#sandbox/json.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { isProof, openRandom, seed } from '#tests/proof/chance.ts';
import { quoteForm } from '#tests/lead-campaigns.ts';
import { phonesAt } from '#tests/push-phone.ts';
import { openReceiver } from '#tests/receiver.ts';
import { openMortalProduct } from './mortal-product.ts';

const hang = { kind: 'hangs', ms: 60_000 };
/** At moments drawn by chance, until somebody has been told by push. */
const wantedKills = isProof ? 12 : 1;
const toldWithinMs = 6_000;

test(`of leads each is kept, told, delivered and reported to Meta once, wherever the server is killed (seed: ${seed})`, async () => {
  test.setTimeout(30 * 60_000);
  const product = await openMortalProduct();
  const { kari, practice } = product;
  const { ask } = kari;
  const crm = await openReceiver();
  const { id: campaignId } = await prepareCampaign(kari, { objective: 'leads', leadFormId: quoteForm });
  await ask.publications.publish({ campaignId, launchImmediately: false });
  await product.expectEnd(campaignId, 'published');
  const { facebookCampaignId, facebookAdAccountId: adAccountId } = await ask.campaigns.get({
    id: campaignId,
  });
  await ask.connections.select({ adAccountId: adAccountId! });
  const [dataset] = await ask.leads.listDatasets();
  await ask.leads.setEvents({ on: true, datasetId: dataset!.id, confirmed: true });
  await ask.leads.addTarget({ kind: 'flat-webhook', name: 'CRM', secret: crm.url });
  const phone = await phonesAt(product.sandboxUrl).openPhone(kari);
  const countedAt = async () =>
    (await ask.leads.list({ facebookCampaignId: facebookCampaignId! })).counts.countedAt;
  await expect.poll(countedAt, { timeout: 120_000 }).not.toBeNull();

  let total = 0;
  const leads = async () => (await ask.leads.inbox({ limit: 50 })).leads.map(({ lead }) => lead);
  const events = async () =>
    listOf(mapOf((await practice.state()).meta as unknown as Fields)['crmevents']).map(mapOf);
  const emails = async () =>
    (await practice.emailsTo(kari.email)).filter(({ subject }) => /new lead/i.test(subject));
  /** What tells of the same stands in its place. */
  const shown = async () => [...new Set((await phone.told()).map(({ tag }) => tag))];

  /** Some people answer; the server dies then, and whoever is to be told by push is. */
  async function dieWhen(count: number, isReached: () => Promise<unknown>): Promise<void> {
    total += count;
    await practice.answerForm(quoteForm, count);
    await isReached();
    await product.dieAndRise();
    await expect.poll(async () => (await shown()).length, { timeout: 0, intervals: [200] }).toBe(total);
  }
  /** It has been taken by the time that the server waits for the answer. */
  async function dieOnceTaken(where: object, taken: () => Promise<unknown[]>): Promise<void> {
    const before = (await taken()).length;
    await practice.trouble({ ...where, times: 1, trouble: hang });
    await dieWhen(2, () =>
      expect.poll(async () => (await taken()).length, { timeout: 150_000 }).toBeGreaterThan(before),
    );
  }

  await test.step('killed while Meta is asked for a lead', async () => {
    await practice.latency(2_000);
    await dieWhen(2, () => product.wait(700));
  });
  await test.step('killed while a system of their own takes one', async () => {
    crm.nextTime('never answers');
    const { length } = crm.received;
    await dieWhen(2, () => crm.until(length + 1));
  });
  await test.step('killed while a push service takes one', () =>
    dieOnceTaken({ service: 'push', path: '/send/' }, phone.told));
  if (isProof) {
    await test.step('killed while Meta is told of one', () =>
      dieOnceTaken({ service: 'meta', method: 'POST', path: '/events$' }, events));
    await test.step('killed while an email is taken', () => dieOnceTaken({ service: 'mailbox' }, emails));
  }
  const random = openRandom(seed);
  for (let kill = 0; kill < wantedKills; kill += 1) {
    const afterMs = Math.round(random() * toldWithinMs);
    await test.step(`killed after ${afterMs} ms`, () =>
      dieWhen(1 + Math.floor(random() * 3), () => product.wait(afterMs)));
  }

  const kept = await leads();
  expect(new Set(kept.map(({ facebookLeadId }) => facebookLeadId)).size).toBe(total);
  expect(kept).toHaveLength(total);
  expect((await shown()).toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
  const wait = { timeout: 0, intervals: [500] };
  // What was being done when the server died is taken up again once nobody can be at it any more.
  await expect.poll(async () => (await ask.leads.listTargets())[0]!.waiting, wait).toBe(0);
  await expect.poll(async () => (await ask.leads.getEvents()).waiting, wait).toBe(0);
  /** Told by one id each. What was taken without our hearing so is there again, and nothing else. */
  function expectOnce(told: { lead: unknown; id: unknown }[]) {
    expect(new Set(told.map(({ lead }) => lead)).size).toBe(total);
    expect(new Set(told.map(({ id }) => id)).size).toBe(total);
    expect(told.length - total).toBeLessThanOrEqual(product.kills());
  }
  expectOnce(crm.bodies<{ id: string; lead_id: string }>().map(({ id, lead_id: lead }) => ({ id, lead })));
  expectOnce((await events()).map(({ event_id: id, lead_id: lead }) => ({ id, lead })));
  expectOnce((await phone.told()).map((message) => ({ id: JSON.stringify(message), lead: message.tag })));
  if (isProof) {
    const named = async () => {
      const letters = new Map((await emails()).map(({ messageId, subject }) => [messageId, subject]));
      return [...letters.values()].reduce((sum, each) => sum + Number(/^(\d+) new/.exec(each)?.[1] ?? 1), 0);
    };
    await expect.poll(named, wait).toBe(total);
  }
  await crm.close();
  await product.close();
});
