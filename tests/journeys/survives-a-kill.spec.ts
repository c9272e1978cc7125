import { expect, test } from '@playwright/test';
import { prepareCampaign } from '#tests/campaigns.ts';
import { openPractice, type SandboxState } from '#tests/practice.ts';
import { openVisitor, type Visitor } from '#tests/visitor.ts';
import { clearGround, makeGround, startProduct, startSandbox } from './run-product.ts';

/** Each is done at Meta when the server dies, and answered too late for it to hear. */
const boundaries: { at: string; path: string; isDone(meta: SandboxState['meta'], title: string): boolean }[] =
  [
    { at: 'a picture has gone up', path: '/adimages$', isDone: ({ adimages }) => adimages.length > 0 },
    {
      at: 'the tree is made',
      path: '/campaigns$',
      isDone: ({ ads }, title) => ads.some(({ name }) => name.startsWith(title)),
    },
    {
      at: 'the campaign is launched',
      path: '/\\d+$',
      isDone: ({ campaigns }, title) =>
        campaigns.some(({ name, status }) => name === title && status === 'ACTIVE'),
    },
  ];

test('a server killed in the middle of publishing finishes by itself after a restart, with exactly one tree', async () => {
  test.setTimeout(180_000);
  const ground = await makeGround();
  const url = `http://127.0.0.1:${ground.port}`;
  const sandboxUrl = `http://127.0.0.1:${ground.sandboxPort}`;
  const practice = openPractice((request) => fetch(request), sandboxUrl);
  const sandbox = await startSandbox(ground);
  let product = await startProduct(ground, { SANDBOX_URL: sandboxUrl });
  const kari: Visitor = openVisitor({
    url,
    practice,
    app: { fetch: (request) => fetch(request, { redirect: 'manual' }) },
    sandboxFetch: (request) => fetch(request),
    async runJobs() {
      await expect.poll(async () => (await practice.lettersTo(kari.email)).length).toBeGreaterThan(0);
      return [];
    },
  });
  await kari.join();
  await kari.connect();

  for (const { at, path, isDone } of boundaries) {
    await test.step(`killed when ${at}`, async () => {
      const campaign = await prepareCampaign(kari, { title: `Killed when ${at}` });
      await practice.trouble({
        service: 'meta',
        method: 'POST',
        path,
        times: 1,
        trouble: { kind: 'hangs', ms: 60_000 },
      });
      await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: true });
      await expect.poll(async () => isDone((await practice.state()).meta, campaign.title)).toBe(true);

      await product.kill();
      product = await startProduct(ground, { SANDBOX_URL: sandboxUrl });

      await expect
        .poll(async () => (await kari.ask.publications.latest({ campaignId: campaign.id }))?.status, {
          timeout: 30_000,
        })
        .toBe('published');
      const { meta } = await practice.state();
      const made = meta.campaigns.filter(
        ({ name, status }) => name === campaign.title && status !== 'DELETED',
      );
      expect(made.map(({ status }) => status)).toEqual(['ACTIVE']);
      expect(
        meta.ads.filter(({ name }) => name.startsWith(campaign.title)).map(({ status }) => status),
      ).toEqual(['ACTIVE', 'ACTIVE']);
    });
  }

  await product.stop();
  await sandbox.stop();
  await clearGround(ground);
});
