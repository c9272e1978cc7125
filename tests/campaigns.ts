import type { Campaign, CampaignFields } from '#contract/campaigns/campaign.ts';
import { nothingInIt, pictureUntold } from '#contract/compliance/picture.ts';
import sharp from 'sharp';
import type { Visitor } from './visitor.ts';

/** A real picture, different for every colour. */
export function makePicture(colour = '#2b6f8f', size = { width: 1080, height: 1080 }): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}

/** Sends a file through the upload door in one go and answers what the door says. */
export function upload(
  visitor: Pick<Visitor, 'fetch'>,
  bytes: Buffer,
  fileName = 'van.jpg',
): Promise<Response> {
  return visitor.fetch('/uploads', {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${btoa(fileName)},filetype ${btoa('image/jpeg')}`,
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });
}

/** A picture of the workspace with nothing in it that a rule minds, as somebody has said. */
export async function uploadPicture(
  visitor: Pick<Visitor, 'ask' | 'fetch'>,
  colour?: string,
): Promise<string> {
  const answer = await upload(visitor, await makePicture(colour));
  const id = answer.headers.get('x-media-id');
  if (!id) throw new Error(`The upload was refused: ${answer.status} ${await answer.text()}`);
  await visitor.ask.compliance.tellPicture({ mediaId: id, told: nothingInIt });
  return id;
}

/** A draft that lacks nothing, with all answered: the plumber's winter check, two of its six ads chosen. */
export async function prepareCampaign(
  visitor: Pick<Visitor, 'ask' | 'fetch'>,
  changes: Partial<CampaignFields> = {},
): Promise<Campaign> {
  const connection = await visitor.ask.connections.get();
  const account = connection?.adAccounts.find(({ currency, status }) => currency === 'NOK' && status === 1);
  const page = connection?.pages[0];
  if (!account || !page) throw new Error('Connect Facebook first.');
  const { locations } = await visitor.ask.campaigns.searchLocations({ query: 'Bergen' });
  const mediaId = await uploadPicture(visitor);
  const draft = await visitor.ask.campaigns.create({
    title: 'Winter check',
    businessName: 'Bergen Rør',
    industry: 'Home services',
    objective: 'traffic',
    websiteUrl: 'https://bergenror.example/winter',
    productService: 'Heating check-up',
    offerDescription: 'A plumber looks through your heating before the frost does.',
    sellingPoints: ['Fixed price', 'Done within a day', 'Ten years in Bergen'],
    currency: account.currency,
    beforePriceMinor: 149_000,
    campaignPriceMinor: 99_000,
    dailyBudgetMinor: 15_000,
    ageFrom: 25,
    ageTo: 65,
    locations: locations.slice(0, 1),
    mediaIds: [mediaId],
    facebookAdAccountId: account.id,
    facebookPageId: page.id,
    ...changes,
  });
  let written = draft;
  for await (const event of await visitor.ask.campaigns.writeAds({ id: draft.id })) {
    if (event.type === 'written') written = event.campaign;
  }
  const ads = written.ads.map((ad, position) => ({ ...ad, selected: position < 2 }));
  const chosen = await visitor.ask.campaigns.update({
    id: draft.id,
    version: written.version,
    changes: { ads },
  });
  await answerLaw(visitor, draft.id);
  return chosen;
}

/** A draft like another one, with all answered. */
export async function copyCampaign(
  visitor: Pick<Visitor, 'ask'>,
  fields: Partial<CampaignFields>,
): Promise<Campaign> {
  const copy = await visitor.ask.campaigns.create(fields);
  await answerLaw(visitor, copy.id);
  return copy;
}

/** Says yes to whatever a rule asks of a draft. */
export async function answerLaw({ ask }: Pick<Visitor, 'ask'>, campaignId: string): Promise<void> {
  const shown = { what: 'draft' as const, campaignId };
  const { findings } = await ask.compliance.check({ shown });
  for (const { id, level, code, places } of findings) {
    const [, mediaId] = places[0]!.field.split('.');
    if (code === pictureUntold && mediaId) await ask.compliance.tellPicture({ mediaId, told: nothingInIt });
    else if (level === 'ask')
      await ask.compliance.answer({ shown, findingId: id, isSo: true, note: 'As in the shop.' });
  }
}
