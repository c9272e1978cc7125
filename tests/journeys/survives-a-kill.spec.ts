import { expect, test } from '@playwright/test';
import type { Campaign } from '#contract/campaigns/campaign.ts';
import type { SandboxState } from '#tests/practice.ts';
import { isProof, openRandom, seed } from '#tests/proof/chance.ts';
import { share } from '#tests/proof/diagonal.ts';
import { makePostgresDatabase } from '#tests/postgres-database.ts';
import { makeVideo } from '#tests/videos.ts';
import { type MortalProduct, openMortalProduct } from './mortal-product.ts';

/** How often the server is killed on each database: each step that has a name first, then moments drawn by chance. */
const wantedKills = isProof ? { embedded: 60, postgres: 60 } : { embedded: 9, postgres: 2 };
/** Slow enough that a random moment falls within any step of a run. */
const latencyMs = 60;
const runTakesMs = 900;

const hang = { kind: 'hangs', ms: 60_000 };

interface Boundary {
  at: string;
  /** What Meta does but answers too late, so that the server dies waiting for it. */
  hangsAt?: { method: string; path: string };
  /** Meta is asked, and has not begun when the server dies. */
  isNotBegun?: boolean;
  /** The step the run must have come to as well. */
  step?: string;
  onlyLaunched?: boolean;
  isReached(meta: SandboxState['meta'], campaign: Campaign): boolean;
}

const named = (title: string) => (thing: { name: string }) => thing.name === title;
const always = () => true;

const boundaries: Boundary[] = [
  { at: 'nothing but the promise is written', isReached: always },
  {
    at: 'a picture has gone up',
    hangsAt: { method: 'POST', path: '/adimages$' },
    isReached: ({ adimages }) => adimages.length > 0,
  },
  { at: 'the tree is asked for, and not begun', isNotBegun: true, step: 'campaign', isReached: always },
  {
    at: 'the tree is made',
    hangsAt: { method: 'POST', path: '/campaigns$' },
    isReached: ({ ads }, { title }) => ads.some(named(`${title} · Ad 2`)),
  },
  {
    at: 'the tree is being read back',
    hangsAt: { method: 'GET', path: '/\\d+$' },
    step: 'check',
    isReached: ({ ads }, { title }) => ads.some(named(`${title} · Ad 2`)),
  },
  {
    at: 'the campaign is launched',
    hangsAt: { method: 'POST', path: '/\\d+$' },
    onlyLaunched: true,
    isReached: ({ campaigns }, { title }) =>
      campaigns.filter(named(title)).some(({ status }) => status === 'ACTIVE'),
  },
];

// Each brings a product of its own.
test.describe.configure({ mode: 'parallel' });

test(`a server killed at any moment of publishing finishes by itself after a restart, with exactly one tree (seed: ${seed})`, async () => {
  test.setTimeout(15 * 60_000);
  const product = await openMortalProduct();
  await killAtEveryStep(product);
  await killAtRandom(product, wantedKills.embedded);
  await product.close();
});

test(`on PostgreSQL as well (seed: ${seed})`, async () => {
  const server = process.env.TEST_DATABASE_URL;
  test.skip(!server, 'No PostgreSQL here.');
  test.setTimeout(15 * 60_000);
  await using database = await makePostgresDatabase(server!);
  const product = await openMortalProduct({ DATABASE_URL: database.url });
  // What is made and looked for is the same on either database. What differs is how a dead server's job is taken over
  // and what a cut-off transaction leaves, and random moments meet both.
  if (isProof) await killAtEveryStep(product);
  await killAtRandom(product, wantedKills.postgres);
  await product.close();
});

test('an upload goes on where the server was killed', async () => {
  test.skip(!isProof, 'Before a change lands media.spec.ts cuts the line.');
  test.setTimeout(5 * 60_000);
  const product = await openMortalProduct();
  await sendThroughAKill(product);
  await product.close();
});

async function killAtEveryStep(product: MortalProduct): Promise<void> {
  const runs = boundaries.flatMap((boundary) =>
    (boundary.onlyLaunched ? [true] : [true, false]).map((isLaunched) => ({ boundary, isLaunched })),
  );
  for (const { boundary, isLaunched } of share(
    runs,
    (run) => run.boundary,
    (run) => run.isLaunched,
  ))
    await test.step(`killed when ${boundary.at}, launched: ${isLaunched}`, () =>
      dieAt(product, boundary, isLaunched));
  await test.step('killed while a video goes up', () => dieWhileFilming(product));
  await test.step('killed while a refused run is removed', () => dieWhileRemoving(product));
  await test.step('killed while a publication is undone', () => dieWhileUndoing(product));
}

async function killAtRandom(product: MortalProduct, kills: number): Promise<void> {
  const random = openRandom(seed);
  while (product.kills() < kills) {
    const moments = [random(), random()].map((share) => Math.round(share * runTakesMs));
    const wish = {
      isLaunched: random() < 0.5,
      hasNewPicture: random() < 0.3,
      hasNewVideo: random() < 0.2,
    };
    await test.step(`killed after ${moments.join(' ms, and again after ')} ms: ${JSON.stringify(wish)}`, () =>
      dieAfter(product, moments, wish));
  }
}

/** Five megabytes are here, and of the next five some are on their way. */
async function sendThroughAKill({ kari, dieAndRise }: MortalProduct): Promise<void> {
  const film = Buffer.concat([await makeVideo('mp4'), boxOf(11 * 1024 ** 2)]);
  const half = 5 * 1024 ** 2;
  const tus = { 'tus-resumable': '1.0.0' };
  const begun = await kari.fetch('/uploads', {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(film.length),
      'upload-metadata': `filename ${btoa('film.mp4')}`,
    },
  });
  const address = new URL(begun.headers.get('location')!, begun.url).pathname;
  const send = (from: number, to: number) =>
    kari.fetch(address, {
      method: 'PATCH',
      headers: { ...tus, 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(film.subarray(from, to)),
    });
  expect((await send(0, half)).status).toBe(204);
  const cutOff = send(half, 2 * half).catch(() => undefined);
  await dieAndRise();
  await cutOff;
  const asked = await kari.fetch(address, { method: 'HEAD', headers: tus });
  const offset = Number(asked.headers.get('upload-offset'));
  expect(offset).toBeGreaterThanOrEqual(half);
  const id = (await send(offset, film.length)).headers.get('x-media-id')!;
  expect(await kari.ask.media.get({ id })).toMatchObject({
    kind: 'video',
    bytes: film.length,
    durationMs: 3000,
  });
}

/** Part of a film that says nothing, so that it is long. */
function boxOf(length: number): Buffer {
  const box = Buffer.alloc(length);
  box.writeUInt32BE(length);
  box.write('free', 4);
  return box;
}

async function dieAt(
  product: MortalProduct,
  { hangsAt, isNotBegun = false, step, isReached }: Boundary,
  isLaunched: boolean,
): Promise<void> {
  const { practice, kari } = product;
  const campaign = await product.newCampaign({ hasNewPicture: hangsAt?.path === '/adimages$' });
  const before = (await practice.state()).meta.adimages.length;
  if (hangsAt) await practice.trouble({ service: 'meta', ...hangsAt, times: 1, trouble: hang });
  if (isNotBegun) await practice.latency(60_000);
  await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: isLaunched });
  await expect
    .poll(async () => {
      const { meta } = await practice.state();
      return isReached({ ...meta, adimages: meta.adimages.slice(before) }, campaign);
    })
    .toBe(true);
  if (step) await expect.poll(() => stepOf(product, campaign.id)).toBe(step);

  await product.dieAndRise();
  await product.expectEnd(campaign.id, 'published');
  await product.expectOneTree(campaign, isLaunched);
}

async function stepOf({ kari }: MortalProduct, campaignId: string): Promise<string | undefined> {
  const run = await kari.ask.publications.latest({ campaignId });
  return run?.steps.find(({ state }) => state === 'doing')?.name;
}

/** The second time while it recovers from the first. */
async function dieAfter(
  product: MortalProduct,
  moments: number[],
  { isLaunched, ...brings }: { isLaunched: boolean; hasNewPicture: boolean; hasNewVideo: boolean },
): Promise<void> {
  const campaign = await product.newCampaign(brings);
  await product.practice.latency(latencyMs);
  await product.kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: isLaunched });
  for (const afterMs of moments) {
    await product.wait(afterMs);
    await product.dieAndRise({ latencyMs });
  }
  await product.expectEnd(campaign.id, 'published');
  await product.practice.latency(0);
  await product.expectOneTree(campaign, isLaunched);
}

/** Meta deletes, and the server dies before it hears so. */
async function dieWhileDeleting(product: MortalProduct, campaign: Campaign, begin: () => Promise<unknown>) {
  const { practice } = product;
  await practice.trouble({ service: 'meta', method: 'DELETE', times: 1, trouble: hang });
  await begin();
  await expect
    .poll(async () => {
      const { meta } = await practice.state();
      return meta.campaigns.filter(named(campaign.title)).map(({ status }) => status);
    })
    .toEqual(['DELETED']);
  await product.dieAndRise();
}

/** Meta has begun to take a film, and the server dies before it hears under which number. */
async function dieWhileFilming(product: MortalProduct): Promise<void> {
  const { practice, kari } = product;
  const campaign = await product.newCampaign({ hasNewVideo: true });
  const before = (await practice.state()).meta.advideos.length;
  await practice.trouble({ service: 'meta', method: 'POST', path: '/advideos$', times: 1, trouble: hang });
  await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: true });
  await expect.poll(async () => (await practice.state()).meta.advideos.length).toBeGreaterThan(before);
  await product.dieAndRise();
  await product.expectEnd(campaign.id, 'published');
  await product.expectOneTree(campaign, true);
}

async function dieWhileRemoving(product: MortalProduct): Promise<void> {
  const { practice, kari } = product;
  const campaign = await product.newCampaign();
  const no = { kind: 'error', status: 400, code: 100, subcode: 1885272 };
  await practice.trouble({ service: 'meta', path: '/adsets$', times: 1, trouble: no });
  await dieWhileDeleting(product, campaign, () =>
    kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: true }),
  );
  await product.expectEnd(campaign.id, 'refused');
  await product.expectNoTree(campaign);
}

async function dieWhileUndoing(product: MortalProduct): Promise<void> {
  const { kari } = product;
  const campaign = await product.newCampaign();
  const wish = { campaignId: campaign.id, launchImmediately: true };
  const { id } = await kari.ask.publications.publish(wish);
  await product.expectEnd(campaign.id, 'published');
  await dieWhileDeleting(product, campaign, () => kari.ask.publications.undo({ id }));
  await product.expectEnd(campaign.id, 'undone');
  await product.expectNoTree(campaign);
}
