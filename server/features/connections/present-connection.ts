import type { AdAccount, Connection, Page } from '#contract/connections.ts';
import { m } from '#server/catalogue/messages.js';
import { keyOf } from '#server/platform/catalogue-key.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { ConnectionRow } from './queries.ts';
import { scopes } from './scopes.ts';
import type { StoredAdAccount, StoredPage } from './tables.ts';

/** What the browser may know of a connection. Tokens, sealed or not, stay here. */
export function presentConnection(row: ConnectionRow, { language }: Pick<Person, 'language'>): Connection {
  return {
    facebookUserId: row.facebookUserId,
    facebookName: row.facebookName,
    tokenExpiresAt: row.tokenExpiresAt?.toISOString() ?? null,
    adAccounts: row.adAccounts.map(presentAdAccount),
    pages: row.pages.map((page) => presentPage(page, row.workspaceId)),
    selectedAdAccountId: row.selectedAdAccountId,
    selectedPageId: row.selectedPageId,
    missingPermissions: missingPermissionsOf(row),
    broken: row.broken && m[`connection_broken_${keyOf(row.broken)}`]({}, { locale: language }),
    brokenCode: row.broken,
    connectedAt: row.connectedAt.toISOString(),
  };
}

/** What we ask for and were not given. */
export function missingPermissionsOf({ grantedPermissions }: ConnectionRow): string[] {
  return scopes.filter((scope) => !grantedPermissions.includes(scope));
}

function presentAdAccount(account: StoredAdAccount): AdAccount {
  const { id, name, currency, status, timezone, minDailyBudgetMinor } = account;
  const { defaultBeneficiary, defaultPayer } = account;
  return { id, name, currency, status, timezone, minDailyBudgetMinor, defaultBeneficiary, defaultPayer };
}

function presentPage(page: StoredPage, workspaceId: WorkspaceId): Page {
  const { id, name, pictureUrl, instagramId, category = null, website = null } = page;
  const ownUrl = pictureUrl && `/facebook/pages/${id}/picture?workspace=${workspaceId}`;
  return { id, name, pictureUrl: ownUrl, instagramId, category, website };
}
