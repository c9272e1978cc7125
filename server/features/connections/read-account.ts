import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { Page } from '#server/gateways/meta/choices/accounts.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { sealContext } from './access.ts';
import { type Selection, selectionFrom } from './rules.ts';
import type { StoredPage } from './tables.ts';

interface Reading {
  token: string;
  before: Selection | undefined;
}

/** Everything Facebook says about this account now, as we keep it, with what stays chosen. */
export async function readAccount(
  { meta, seal }: Pick<AppContext, 'meta' | 'seal'>,
  workspaceId: WorkspaceId,
  { token, before }: Reading,
) {
  const [person, grants, adAccounts, foundPages] = await Promise.all([
    meta.getPerson(token),
    meta.listGrants(token),
    noneWhenDeclined(meta.listAdAccounts(token)),
    noneWhenDeclined(meta.listPages(token)),
  ]);
  const pages = foundPages.map(({ accessToken, ...page }: Page): StoredPage => ({
    ...page,
    sealedToken: accessToken && seal.encrypt(accessToken, sealContext(workspaceId)),
  }));
  return {
    facebookUserId: person.id,
    facebookName: person.name,
    grantedPermissions: grants.filter(({ granted }) => granted).map(({ permission }) => permission),
    adAccounts,
    pages,
    ...selectionFrom({ adAccounts, pages }, before),
  };
}

/** A permission the person declined leaves its list empty; the screen names what is missing. */
async function noneWhenDeclined<Entry>(listing: Promise<Entry[]>): Promise<Entry[]> {
  try {
    return await listing;
  } catch (error) {
    if (error instanceof GatewayError && error.failureKind === 'forbidden') return [];
    throw error;
  }
}
