import type { LeadForm, Pixel } from '#contract/campaigns/facebook-choices.ts';
import type { Location } from '#contract/campaigns/locations.ts';
import type { House } from '#server/house.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { askFacebook, getAdAccountAccess, getFacebookToken, getPageAccess } from '../connections/access.ts';
import { choosableLocation, formStatus } from './rules.ts';

const mostPlaces = 20;

/** Places ads can be shown in, best match first. */
export async function searchLocations(
  house: House,
  { workspaceId, language }: Pick<Person, 'workspaceId' | 'language'>,
  query: string,
): Promise<Location[]> {
  const token = await getFacebookToken(house, workspaceId);
  const found = await askFacebook(house, workspaceId, {
    token,
    ask: () => house.meta.searchLocations(token, { query, limit: mostPlaces, language }),
  });
  return found.map(choosableLocation);
}

/** The forms of a page that people can answer in an ad. */
export async function listLeadForms(
  house: House,
  workspaceId: WorkspaceId,
  pageId: string,
): Promise<LeadForm[]> {
  const { token } = await getPageAccess(house, workspaceId, pageId);
  const forms = await askFacebook(house, workspaceId, {
    token,
    ask: () => house.meta.listLeadForms({ pageId, pageToken: token }),
  });
  return forms.flatMap(({ id, name, status: metaStatus, createdAt }) => {
    const status = formStatus(metaStatus);
    return status ? [{ id, name, status, createdAt: createdAt?.toISOString() ?? null }] : [];
  });
}

/** The pixels of an ad account: what counts purchases on a website. */
export async function listPixels(
  house: House,
  workspaceId: WorkspaceId,
  adAccountId: string,
): Promise<Pixel[]> {
  const { account } = await getAdAccountAccess(house, workspaceId, adAccountId);
  const { id, token } = account;
  const pixels = await askFacebook(house, workspaceId, {
    token,
    ask: () => house.meta.listPixels(token, id),
  });
  return pixels.map(({ id: pixelId, name, lastFiredAt }) => ({
    id: pixelId,
    name,
    lastFiredAt: lastFiredAt?.toISOString() ?? null,
  }));
}
