import type { LeadForm, Pixel } from '#contract/facebook-choices.ts';
import type { Location } from '#contract/campaigns.ts';
import type { House } from '#server/house.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { askFacebook, getAdAccountAccess, getFacebookToken, getPageAccess } from '../connections/queries.ts';
import { choosableLocation, formStatus } from './rules.ts';

const mostPlaces = 20;

/** Places ads can be shown in, best match first. */
export async function searchLocations(
  house: House,
  workspaceId: WorkspaceId,
  query: string,
): Promise<Location[]> {
  const token = await getFacebookToken(house, workspaceId);
  const found = await askFacebook(house, workspaceId, () =>
    house.meta.searchLocations(token, { query, limit: mostPlaces }),
  );
  return found.map(choosableLocation);
}

/** The forms of a page that people can answer in an ad. */
export async function listLeadForms(
  house: House,
  workspaceId: WorkspaceId,
  pageId: string,
): Promise<LeadForm[]> {
  const { token: pageToken } = await getPageAccess(house, workspaceId, pageId);
  const forms = await askFacebook(house, workspaceId, () => house.meta.listLeadForms({ pageId, pageToken }));
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
  const pixels = await askFacebook(house, workspaceId, () =>
    house.meta.listPixels(account.token, account.id),
  );
  return pixels.map(({ id, name, lastFiredAt }) => ({
    id,
    name,
    lastFiredAt: lastFiredAt?.toISOString() ?? null,
  }));
}
