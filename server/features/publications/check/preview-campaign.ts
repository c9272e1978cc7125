import { buffer } from 'node:stream/consumers';
import { turnOf } from '#contract/campaigns/shown-pictures.ts';
import { designPlacements } from '#contract/designs.ts';
import { placements } from '#contract/media.ts';
import type { Preview } from '#contract/publishing/preview.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { getCampaignWithMedia } from '../../campaigns/queries.ts';
import { findConnection } from '../../connections/queries.ts';
import { ensureDrawn } from '../../designs/drawn-files.ts';
import { getMedia } from '../../media/queries.ts';
import { signedFileUrl } from '../../media/serve/signed-media.ts';
import { reckon } from '../../operations/must-be-confirmed.ts';
import { plannedMedia } from '../media/planned-media.ts';
import type { PlannedMedia } from '../media/picture-files.ts';
import { checkPublication } from './check-publication.ts';

/** So many pictures, of so many bytes, are shown at once. */
const most = { pictures: 6, bytes: 150_000 };

/** What would be published as a draft is now, complete or not. */
export async function previewCampaign(ctx: AppContext, person: Person, campaignId: string): Promise<Preview> {
  const { workspaceId } = person;
  const campaign = await getCampaignWithMedia(ctx.db, workspaceId, campaignId);
  const { title, objective, websiteUrl, dailyBudgetMinor, endsOn, facebookAdAccountId } = campaign;
  const media = await plannedMedia(ctx.db, workspaceId, campaign);
  const isChosen = campaign.ads.some(({ selected }) => selected);
  const ads = campaign.ads.flatMap((ad, place) =>
    isChosen && !ad.selected ? [] : [{ ad, shown: turnOf(media, place) }],
  );
  const pictures = [...new Set(ads.flatMap(({ shown }) => shown ?? []))];
  const connection = await findConnection(ctx.db, workspaceId);
  const page = connection?.pages.find(({ id }) => id === campaign.facebookPageId);
  const spends = dailyBudgetMinor && { turnsOn: true, addsDailyMinor: dailyBudgetMinor, endsOn };
  const adAccountId = connection?.adAccounts.find(({ id }) => id === facebookAdAccountId)?.id;
  const { cost } =
    spends && adAccountId
      ? await reckon(ctx, workspaceId, { adAccountId, facebookCampaignId: null, spends })
      : { cost: null };
  return {
    title,
    places: campaign.locations.map(({ name }) => name),
    shownOn: page && !page.instagramId ? ['facebook'] : ['facebook', 'instagram'],
    ads: ads.map(({ ad, shown }) => ({
      ...ad,
      link: objective === 'leads' ? null : websiteUrl,
      picture: shown ? pictures.indexOf(shown) : null,
    })),
    pictures: await Promise.all(
      pictures.map(async (shown, place) => {
        const { urls, small } = await showPicture(ctx, person, { campaignId, shown });
        return { design: shown.drawn?.design ?? null, urls, small: place < most.pictures ? small : null };
      }),
    ),
    cost,
    checks: await checkPublication(ctx, person, campaignId),
  };
}

/** Where it lies in each of its shapes, and itself, small. */
async function showPicture(
  ctx: AppContext,
  { workspaceId }: Person,
  { campaignId, shown }: { campaignId: string; shown: PlannedMedia },
): Promise<Pick<Preview['pictures'][number], 'urls' | 'small'>> {
  const { mediaId, isEnhanced = false, drawn } = shown;
  const picture = await getMedia(ctx.db, workspaceId, mediaId);
  const { kind, enhancement, previewKey } = picture;
  const signed = (path: string) => signedFileUrl(ctx, `/media/${mediaId}${path}`);
  const inShapes = (names: readonly string[], pathOf: (name: string) => string) =>
    Object.fromEntries(names.map((name) => [name, signed(pathOf(name))]));
  if (drawn) {
    const { design, content } = drawn;
    const subject = { campaignId, picture, isEnhanced, content };
    const key = await ensureDrawn(ctx, subject, { design, placement: '1x1', size: 'small' });
    const urls = inShapes(designPlacements, (shape) => `/designs/${campaignId}/${design}/${shape}`);
    return { urls, small: await readSmall(ctx, key, 'image/jpeg') };
  }
  const query = isEnhanced ? '?variant=enhanced' : '';
  const urls =
    kind === 'video'
      ? { film: signed('') }
      : inShapes(Object.keys(placements), (shape) => `/cuts/${shape}${query}`);
  const key = (isEnhanced && enhancement?.enhancedPreviewKey) || previewKey;
  return { urls, small: await readSmall(ctx, key, 'image/webp') };
}

async function readSmall({ storage }: AppContext, key: string, type: string): Promise<string | null> {
  const { stream } = await storage.read(key);
  const bytes = await buffer(stream);
  return bytes.length > most.bytes ? null : `data:${type};base64,${bytes.toString('base64')}`;
}
