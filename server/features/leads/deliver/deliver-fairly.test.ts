import { startWorker } from '#server/worker.ts';
import { openTestHouse } from '#tests/house.ts';
import { onThisMachine, openReceiver } from '#tests/receiver.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse(onThisMachine);
const slow = await openReceiver();
const quick = await openReceiver();
afterAll(async () => {
  // Whoever waits for an answer is let go, so that the worker can end.
  await slow.close();
  await house.close();
  await quick.close();
});

test('a receiver that does not answer holds up nobody else', async () => {
  const kari = await house.visitor().join();
  const ola = await house.visitor().join();
  await kari.ask.leads.setWebhook({ url: slow.url });
  await ola.ask.leads.setWebhook({ url: quick.url });
  slow.fromNowOn('never answers');
  await startWorker(house.ctx);

  for (let round = 0; round < 6; round += 1) await keepLeads(house, kari, [{}, {}]);
  await slow.until(1);
  await keepLeads(house, ola, [{ name: 'Åse Bø' }]);
  await quick.until(1);
  const { status } = (await kari.ask.leads.listDeliveries({}))[0]!;
  expect(status).toBe('waiting');
});
