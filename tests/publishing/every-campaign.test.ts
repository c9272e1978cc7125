import {
  adLanguages,
  type CampaignFields,
  objectives,
  type Objective,
} from '#contract/campaigns/campaign.ts';
import { prepareCampaign, upload, uploadPicture } from '#tests/campaigns.ts';
import { share } from '#tests/proof/diagonal.ts';
import { plumberPage, quoteForm } from '#tests/lead-campaigns.ts';
import { openSteerer } from '#tests/steering/steerer.ts';
import { makeVideo } from '#tests/videos.ts';
import { afterAll, expect, test } from 'vitest';

const { house, kari, sync, meanwhile } = await openSteerer();
const { campaigns, connections, liveCampaigns, publications } = kari.ask;
afterAll(() => house.close());

const { adAccounts } = (await connections.get())!;
const kroner = adAccounts.find(({ currency, status }) => currency === 'NOK' && status === 1)!;
const { pixels } = await campaigns.listPixels({ adAccountId: kroner.id });
const video = (await upload(kari, await makeVideo('mp4'), 'winter.mp4')).headers.get('x-media-id')!;
const pictures = [await uploadPicture(kari, '#2b6f8f'), await uploadPicture(kari, '#8f2b6f')];

const [first, second] = pictures as [string, string];
const formats: Record<string, Pick<CampaignFields, 'mediaIds'> & Partial<CampaignFields>> = {
  'a picture': { mediaIds: [first] },
  'a video': { mediaIds: [video] },
  'pictures and a video': { mediaIds: [first, second, video] },
  'a picture in two designs, another as it is, and a video': {
    mediaIds: [first, second, video],
    designs: [
      { mediaId: first, design: 'price-sticker' },
      { mediaId: first, design: 'list-of-three' },
    ],
  },
};

const needs: Record<Objective, Partial<CampaignFields>> = {
  leads: { leadFormId: quoteForm, facebookPageId: plumberPage },
  traffic: {},
  sales: { pixelId: pixels[0]!.id },
};

const all = objectives.flatMap((objective) =>
  adLanguages.flatMap((language) =>
    Object.keys(formats).flatMap((format) =>
      [true, false].map((launchImmediately) => ({
        objective,
        language,
        format,
        launchImmediately,
      })),
    ),
  ),
);
const cells = share(
  all,
  ({ objective, format }) => `${objective} with ${format}`,
  ({ language, launchImmediately }) => `${language} ${launchImmediately}`,
);

const made = new Map<string, { facebookCampaignId: string; ads: number }>();

test.for(cells)(
  'all ads as written for $objective in $language with $format are published, and switched on if not launched: $launchImmediately',
  async ({ objective, language, format, launchImmediately }) => {
    const title = titleOf({ objective, language, format, launchImmediately });
    const fields = { ...needs[objective], ...formats[format], objective, language, title };
    const draft = await prepareCampaign(kari, fields);
    const ads = draft.ads.map((ad) => ({ ...ad, selected: true }));
    const { id } = await campaigns.update({ id: draft.id, version: draft.version, changes: { ads } });
    await publications.publish({ campaignId: id, launchImmediately });
    await house.runJobs();
    // Meta looks through a video for a few seconds.
    await house.passTime(0.2);
    await house.retryJobs();
    expect(await publications.latest({ campaignId: id })).toMatchObject({
      status: 'published',
      problem: null,
    });
    const facebookCampaignId = (await campaigns.get({ id })).facebookCampaignId!;
    made.set(title, { facebookCampaignId, ads: ads.length });
    await sync();
    const { delivery } = (await liveCampaigns.get({ facebookCampaignId })).campaign;
    const expected = launchImmediately
      ? { remedy: { code: delivery.state === 'running' ? 'none' : 'wait' } }
      : { state: 'paused', reason: { code: 'never-launched' }, remedy: { code: 'launch' } };
    expect(delivery).toMatchObject(expected);
    // Switching on what runs changes nothing.
    const change = await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'ACTIVE' }));
    expect(change).toMatchObject({ status: 'done', problem: null });
  },
);

let isLater: Promise<void> | undefined;
/** Once for all of them. */
async function anHourLater(): Promise<void> {
  await house.passTime(90);
  await sync();
}

test.for(cells)(
  'an hour later $objective in $language with $format delivers, launched: $launchImmediately',
  async (cell) => {
    await (isLater ??= anHourLater());
    const { facebookCampaignId, ads } = made.get(titleOf(cell))!;
    const detail = await liveCampaigns.get({ facebookCampaignId });
    expect(detail.campaign.delivery.state).toBe('running');
    const { figures, today } = detail.campaign;
    expect(figures.spendMinor + today.spendMinor).toBeGreaterThan(0);
    expect(detail.ads.map(({ delivery }) => delivery.state)).toEqual(Array<string>(ads).fill('running'));
  },
);

function titleOf({ objective, language, format, launchImmediately }: (typeof cells)[number]) {
  return `${objective} in ${language} with ${format}, launched: ${launchImmediately}`;
}
