import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { designNames, type DesignName, type DesignPlacement } from '#contract/designs.ts';
import { upload, uploadPicture } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { makeVideo } from '#tests/videos.ts';
import type { Visitor } from '#tests/visitor.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { designContentOf } from './design-content.ts';
import { drawDesign } from './draw-design.ts';

const house = await openTestHouse();
afterAll(() => house.close());

async function begin() {
  const kari = await house.visitor().join();
  const mediaId = await uploadPicture(kari);
  const { id, version } = await kari.ask.campaigns.create({
    businessName: 'Bergen Rør',
    language: 'Norwegian',
    productService: 'Vintersjekk',
    offerDescription: 'En rørlegger ser gjennom varmeanlegget før frosten.',
    sellingPoints: ['Fast pris', 'Ferdig på en dag', 'Ti år i Bergen'],
    beforePriceMinor: 149_000,
    campaignPriceMinor: 99_000,
    mediaIds: [mediaId],
  });
  return { kari, mediaId, id, version };
}

async function addressOf(
  visitor: Pick<Visitor, 'ask'>,
  asked: { id: string; mediaId: string },
  [design, placement]: [DesignName, DesignPlacement],
) {
  const offered = (await visitor.ask.designs.list(asked)).find((one) => one.design === design)!;
  return offered.urls?.[placement];
}

async function drawnFiles(mediaId: string): Promise<string[]> {
  const kept = await readdir(join(house.ctx.settings.dataDir, 'files'), { recursive: true });
  return kept.filter((name) => name.includes(`${mediaId}/designs`) && name.endsWith('.jpg'));
}

test('a picture is offered in eight designs, each drawn in every shape, small and whole', async () => {
  const { kari, mediaId, id } = await begin();
  const offered = await kari.ask.designs.list({ id, mediaId });
  expect(offered.map(({ design }) => design)).toEqual(designNames);
  const gaps = offered.flatMap(({ gap, design }) => (gap ? { design, ...gap } : []));
  expect(gaps).toEqual([{ design: 'logo-corner', code: 'needs-logo', field: 'logoMediaId' }]);
  await kari.ask.brandKit.update({ logoMediaId: await uploadPicture(kari, '#ffffff') });
  for (const { urls } of await kari.ask.designs.list({ id, mediaId })) {
    for (const [placement, height] of [
      ['1x1', 1080],
      ['4x5', 1350],
      ['9x16', 1920],
    ] as const) {
      const whole = await kari.fetch(urls![placement]!);
      expect(whole.headers.get('cache-control')).toContain('immutable');
      expect(await sharp(await whole.bytes()).metadata()).toMatchObject({
        width: 1080,
        height,
        format: 'jpeg',
      });
      const small = await kari.fetch(`${urls![placement]}&size=small`);
      expect(await sharp(await small.bytes()).metadata()).toMatchObject({ width: 360, height: height / 3 });
    }
  }
}, 60_000);

test('the words follow the campaign: what they change has a new address, what they do not change keeps its own', async () => {
  const { kari, mediaId, id, version } = await begin();
  const priced = ['price-sticker', '4x5'] as [DesignName, DesignPlacement];
  const plain = ['plain', '4x5'] as [DesignName, DesignPlacement];
  const before = await addressOf(kari, { id, mediaId }, priced);
  const beforePlain = await addressOf(kari, { id, mediaId }, plain);
  const drawnBefore = await (await kari.fetch(before!)).bytes();
  await kari.ask.campaigns.update({ id, version, changes: { campaignPriceMinor: 79_000 } });
  const after = await addressOf(kari, { id, mediaId }, priced);
  expect(after).not.toBe(before);
  expect(await addressOf(kari, { id, mediaId }, plain)).toBe(beforePlain);
  const drawnAfter = await (await kari.fetch(after!)).bytes();
  expect(drawnAfter).not.toEqual(drawnBefore);
  expect(await drawnFiles(mediaId)).toHaveLength(1);

  const old = await kari.fetch(before!);
  expect(await old.bytes()).toEqual(drawnAfter);
  expect(old.headers.get('cache-control')).toBe('private, no-store');
});

test('many who ask at once for what has changed all get it, and what was drawn before is gone', async () => {
  const { kari, mediaId, id, version } = await begin();
  const look = async () => kari.fetch((await addressOf(kari, { id, mediaId }, ['price-sticker', '1x1']))!);
  expect((await look()).status).toBe(200);
  await kari.ask.campaigns.update({ id, version, changes: { campaignPriceMinor: 89_000 } });
  const answers = await Promise.all(Array.from({ length: 6 }, look));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(
    (await Promise.all(answers.map((answer) => answer.bytes()))).every(({ length }) => length > 1000),
  ).toBe(true);
  expect(await drawnFiles(mediaId)).toHaveLength(1);
});

test('a focal point that moves and a colour that changes make a new address', async () => {
  const { kari, mediaId, id } = await begin();
  const band = ['headline-band', '1x1'] as [DesignName, DesignPlacement];
  const first = await addressOf(kari, { id, mediaId }, band);
  await kari.ask.media.setFocalPoint({ id: mediaId, focalPoint: { x: 0.2, y: 0.5 } });
  const second = await addressOf(kari, { id, mediaId }, band);
  await kari.ask.brandKit.update({ colours: ['#b00020'] });
  const third = await addressOf(kari, { id, mediaId }, band);
  expect(new Set([first, second, third]).size).toBe(3);
  const foot = sharp(await (await kari.fetch(third!)).bytes()).extract({
    left: 0,
    top: 1040,
    width: 1080,
    height: 40,
  });
  const { dominant } = await sharp(await foot.toBuffer()).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b + 100);
});

test('a neighbour finds neither the picture nor the campaign, and nobody finds them signed out', async () => {
  const { kari, mediaId, id } = await begin();
  const ola = await begin();
  const url = (await addressOf(kari, { id, mediaId }, ['plain', '1x1']))!;
  expect((await kari.fetch(url)).status).toBe(200);
  expect((await ola.kari.fetch(url)).status).toBe(404);
  expect((await house.visitor().fetch(url)).status).toBe(404);
  const ask = ola.kari.ask.designs;
  await expect(ask.list({ id, mediaId: ola.mediaId })).rejects.toMatchObject({ code: 'CAMPAIGN_NOT_FOUND' });
  await expect(ask.list({ id: ola.id, mediaId })).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });
  expect((await ola.kari.fetch(`/media/${mediaId}/designs/${ola.id}/plain/1x1`)).status).toBe(404);
  expect((await ola.kari.fetch(`/media/${ola.mediaId}/designs/${id}/plain/1x1`)).status).toBe(404);
});

test('what is no design, no shape, a film or lacks its words is not found', async () => {
  const { kari, mediaId, id, version } = await begin();
  const film = (await upload(kari, await makeVideo('mp4'), 'film.mp4')).headers.get('x-media-id')!;
  await expect(kari.ask.designs.list({ id, mediaId: film })).rejects.toMatchObject({
    code: 'MEDIA_NOT_FOUND',
  });
  await kari.ask.campaigns.update({ id, version, changes: { campaignPriceMinor: null } });
  for (const path of ['poster/1x1', 'plain/2x3', 'price-sticker/1x1', '%00/1x1'])
    expect((await kari.fetch(`/media/${mediaId}/designs/${id}/${path}`)).status).toBe(404);
  expect((await kari.fetch(`/media/nobody/designs/${id}/plain/1x1`)).status).toBe(404);
});

test('what publishing draws of frozen words is what was shown, and the same each time', async () => {
  const { kari, mediaId, id } = await begin();
  const workspaceId = await kari.workspaceId();
  const content = designContentOf(await kari.ask.campaigns.get({ id }), await kari.ask.brandKit.get());
  const asked = { content, mediaId, isEnhanced: false, design: 'quote', placement: '9x16' } as const;
  const [once, twice] = [
    await drawDesign(house.ctx, workspaceId, asked),
    await drawDesign(house.ctx, workspaceId, asked),
  ];
  expect(once.equals(twice)).toBe(true);
  const shown = await kari.fetch((await addressOf(kari, { id, mediaId }, ['quote', '9x16']))!);
  expect(Buffer.from(await shown.bytes()).equals(once)).toBe(true);
});

test('what was drawn of a picture goes with it', async () => {
  const { kari, mediaId, id } = await begin();
  await kari.fetch((await addressOf(kari, { id, mediaId }, ['dark', '1x1']))!);
  expect(await drawnFiles(mediaId)).toHaveLength(1);
  await kari.ask.deletions.deleteAccount({ confirmationText: 'DELETE' });
  await house.runJobs();
  expect(await drawnFiles(mediaId)).toEqual([]);
});
