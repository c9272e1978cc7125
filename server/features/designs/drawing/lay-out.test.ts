import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { designNames, designPlacements } from '#contract/designs.ts';
import satori from 'satori';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { designContentOf } from '../design-content.ts';
import { gapOf } from '../design-gaps.ts';
import { contrast, leastContrast } from './colours.ts';
import { fontsOf, weights, widthOf } from './fonts.ts';
import { layOut } from './lay-out.ts';
import { paint } from './paint.ts';
import { sceneOf } from './scene.ts';

const long = 'Varmepumpeserviceavtale med ventilasjonsanleggsrengjøring for borettslag';
const campaign = {
  ...emptyCampaign,
  language: 'Norwegian' as const,
  businessName: 'Østlandets Varmepumpeinstallasjon og Rørleggerservice AS',
  productService: long,
  offerDescription:
    'Sameiet ditt får ett fast vedlikeholdsprogram for varmepumper og ventilasjonsanlegg til én pris.',
  sellingPoints: [
    'Ventilasjonsanleggsrengjøring',
    'Døgnåpen vakttelefon også i helligdager',
    'Dokumentasjon',
  ],
  beforePriceMinor: 12_499_000,
  campaignPriceMinor: 9_999_000,
};
const look = { colours: ['#e4572e'], logoMediaId: crypto.randomUUID(), wordsToAvoid: [] };
const content = designContentOf(campaign, look);
const short = designContentOf(
  { ...campaign, businessName: 'Bergen Rør', productService: 'Vintersjekk' },
  look,
);

const every = [content, short].flatMap((said) =>
  designNames.flatMap((design) =>
    designPlacements.map((placement) => ({
      design,
      placement,
      scene: sceneOf({ placement, content: said }),
    })),
  ),
);

test.each(every)(
  'words and logo of $design in $placement stand where nothing covers them',
  ({ design, scene }) => {
    const sheet = layOut(design, scene);
    if ('tooLong' in sheet) throw new Error(sheet.tooLong);
    for (const { props } of sheet.boxes) {
      const { left, top, width, height } = props.style as Record<string, number>;
      expect(top).toBeGreaterThanOrEqual(scene.safe.top);
      expect(top! + height!).toBeLessThanOrEqual(scene.safe.bottom);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left! + width!).toBeLessThanOrEqual(scene.width);
    }
    expect(sheet.logo?.top ?? Infinity).toBeGreaterThan(scene.safe.top);
  },
);

test('of a picture as high as the screen, the top 14 and the bottom 35 percent are left to Meta', () => {
  expect(sceneOf({ placement: '9x16', content }).safe).toEqual({ top: 269, bottom: 1248 });
});

test('words that fit in no size are said to be too long, with the field they are from', () => {
  const said = (changes: Partial<CampaignFields>) => designContentOf({ ...campaign, ...changes }, look);
  const endless = `${long} `.repeat(5);
  expect(gapOf('plain', said({ productService: endless }))).toEqual({
    code: 'too-long',
    field: 'productService',
  });
  expect(gapOf('quote', said({ offerDescription: endless }))).toMatchObject({ field: 'offerDescription' });
  expect(
    gapOf('list-of-three', said({ sellingPoints: ['Fast pris', endless.slice(0, 200), 'Garanti'] })),
  ).toMatchObject({
    code: 'too-long',
    field: 'sellingPoints',
  });
  expect(gapOf('frame', said({ businessName: endless.slice(0, 120) }))).toMatchObject({
    field: 'businessName',
  });
  expect(
    gapOf('price-sticker', said({ campaignPriceMinor: 99_999_999_900, beforePriceMinor: null })),
  ).toBeNull();
});

test('what is missing is named with its field', () => {
  const gaps = designNames.map(
    (design) => gapOf(design, designContentOf(emptyCampaign, { ...look, logoMediaId: null }))?.code,
  );
  expect(gaps).toEqual([
    'needs-price',
    'needs-headline',
    'needs-logo',
    'needs-headline',
    'needs-three-points',
    'needs-sentence',
    'needs-headline',
    'needs-headline',
  ]);
});

const photoOf = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg({ quality: 100 })
    .toBuffer();

test.each(designPlacements)(
  'white words on a white photo, in %s, have a ground that is dark enough',
  async (placement) => {
    const scene = sceneOf({ placement, content: short });
    const photo = await photoOf(scene.width, scene.height, '#ffffff');
    for (const design of ['dark', 'plain'] as const) {
      const sheet = layOut(design, scene);
      if ('tooLong' in sheet) throw new Error(sheet.tooLong);
      const bare = await paint({ ...sheet, boxes: [] }, scene, {
        photo,
        logo: undefined,
        width: scene.width,
      });
      const { channels } = await sharp(await sharp(bare).extract(sheet.shade!.over).toBuffer()).stats();
      const lightest = channels.map(({ max }) => max) as [number, number, number];
      expect(contrast(lightest, [255, 255, 255])).toBeGreaterThanOrEqual(leastContrast.small);
    }
  },
);

test('the same is drawn byte by byte, small and large', async () => {
  const scene = sceneOf({ placement: '4x5', content });
  const photo = await photoOf(1080, 1350, '#778899');
  const sheet = layOut('list-of-three', scene);
  if ('tooLong' in sheet) throw new Error(sheet.tooLong);
  for (const width of [360, 1080]) {
    const draw = () => paint(sheet, scene, { photo, logo: undefined, width });
    const [once, twice] = [await draw(), await draw()];
    expect(once.equals(twice)).toBe(true);
    expect(await sharp(once).metadata()).toMatchObject({ width, height: width * 1.25, format: 'jpeg' });
  }
});

test.each(weights)('letters of weight %i are drawn as wide as they are measured', async (weight) => {
  const words = 'Hæåndlåg på 1 490 kr HH';
  const fonts = fontsOf(weight).map(({ data }, rank) => ({ name: `${rank}`, data, weight }));
  const style = { display: 'flex', fontSize: 80, fontWeight: weight, whiteSpace: 'nowrap' };
  const svg = await satori(
    { type: 'div', key: null, props: { style, children: words } },
    { width: 2000, height: 200, fonts },
  );
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  expect(info.width / (widthOf(words, weight)! * 80)).toBeCloseTo(0.985, 1);
});
