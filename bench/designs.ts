import { designPlacements } from '#contract/designs.ts';
import { upload } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import sharp from 'sharp';
import type { Visitor } from '#tests/visitor.ts';
import type { Limit } from './limits.ts';
import { makePhoto } from './pictures.ts';

const limitMs = 2000;
const mebibyte = 1024 ** 2;

/** A photo of 12 megapixels in its 24 drawings, and what of it stands beside a limit. */
export async function tellDesigns(): Promise<Limit[]> {
  const { rows, grownMb } = await benchDesigns();
  const [small] = rows;
  console.log(
    `\nA photo of 12 megapixels in eight designs of three shapes, through the product (limit: ${limitMs} ms; MB more: ${Math.round(grownMb)})\n`,
  );
  console.table(
    rows.map(({ name, ms }) => ({
      way: name,
      ms: Math.round(ms),
      'times the limit': Number((ms / limitMs).toFixed(2)),
      'times ours': Number((ms / small!.ms).toFixed(2)),
    })),
  );
  return [{ what: 'all designs of a photo, small, from cold, ms', measured: small?.ms, toReach: limitMs }];
}

/**
 * Small, as they are browsed: nothing is cut, and no typeface read, before. Then again, as they are kept; and, beside
 * them, whole and one after the other.
 */
async function benchDesigns() {
  const house = await openTestHouse();
  const kari = await house.visitor().join();
  const mediaId = (await upload(kari, await makePhoto())).headers.get('x-media-id')!;
  const { id } = await kari.ask.campaigns.create({
    businessName: 'Bergen Rør',
    language: 'Norwegian',
    productService: 'Vintersjekk av varmeanlegget',
    offerDescription: 'En rørlegger ser gjennom varmeanlegget ditt før frosten kommer.',
    sellingPoints: ['Fast pris', 'Ferdig på én dag', 'Ti år i Bergen'],
    beforePriceMinor: 149_000,
    campaignPriceMinor: 99_000,
    mediaIds: [mediaId],
  });
  await kari.ask.brandKit.update({ colours: ['#1f6f8b'], logoMediaId: await uploadLogo(kari) });
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);

  const addresses = async () => {
    const offered = await kari.ask.designs.list({ id, mediaId });
    return offered.flatMap(({ urls }) => designPlacements.map((shape) => urls![shape]!));
  };
  const take = async (address: string) => (await kari.fetch(address)).bytes();
  const browse = async () => {
    await Promise.all((await addresses()).map((address) => take(`${address}&size=small`)));
  };
  const rows = [
    { name: 'small, from cold', ms: await msOf(browse) },
    { name: 'small, again', ms: await msOf(browse) },
    {
      name: 'whole, one after the other',
      ms: await msOf(async () => {
        for (const address of await addresses()) await take(address);
      }),
    },
  ];
  clearInterval(watch);
  await house.close();
  return { rows, grownMb: (most - before) / mebibyte };
}

async function uploadLogo(kari: Pick<Visitor, 'fetch'>): Promise<string> {
  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><circle cx="450" cy="300" r="250" fill="#1f6f8b"/></svg>',
  );
  const answer = await upload(kari, await sharp(logo).png().toBuffer(), 'logo.png');
  return answer.headers.get('x-media-id')!;
}

async function msOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}
