import type { LeadForm, Pixel } from '#contract/campaigns/facebook-choices.ts';
import type { Location } from '#contract/campaigns/locations.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { askFacebook, getAdAccountAccess, getFacebookToken, getPageAccess } from '../connections/access.ts';
import { choosableLocation, formStatus } from './rules.ts';

const mostPlaces = 20;

/** Places ads can be shown in, best match first. */
export async function searchLocations(
  ctx: AppContext,
  { workspaceId, language }: Pick<Person, 'workspaceId' | 'language'>,
  query: string,
): Promise<Location[]> {
  const token = await getFacebookToken(ctx, workspaceId);
  const found = await askFacebook(ctx, workspaceId, {
    token,
    ask: () => ctx.meta.searchLocations(token, { query, limit: mostPlaces, language }),
  });
  return found.map(choosableLocation);
}

/** The forms of a page that people can answer in an ad. */
export async function listLeadForms(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  pageId: string,
): Promise<LeadForm[]> {
  const { token } = await getPageAccess(ctx, workspaceId, pageId);
  const forms = await askFacebook(ctx, workspaceId, {
    token,
    ask: () => ctx.meta.listLeadForms({ pageId, pageToken: token }),
  });
  return forms.flatMap(({ id, name, status: metaStatus, createdAt }) => {
    const status = formStatus(metaStatus);
    return status ? [{ id, name, status, createdAt: createdAt?.toISOString() ?? null }] : [];
  });
}

/** The pixels of an ad account: what counts purchases on a website. */
export async function listPixels(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  adAccountId: string,
): Promise<Pixel[]> {
  const { account } = await getAdAccountAccess(ctx, workspaceId, adAccountId);
  const { id, token } = account;
  const pixels = await askFacebook(ctx, workspaceId, {
    token,
    ask: () => ctx.meta.listPixels(token, id),
  });
  return pixels.map(({ id: pixelId, name, lastFiredAt }) => ({
    id: pixelId,
    name,
    lastFiredAt: lastFiredAt?.toISOString() ?? null,
  }));
}
