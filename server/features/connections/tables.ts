import { moment } from '#server/platform/database/columns.ts';
import type { AdAccount, BrokenLink } from '#contract/connections.ts';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { workspaceId } from '../workspaces/tables.ts';

/** An ad account with what publishing must know of it and no screen shows. */
export interface StoredAdAccount extends AdAccount {
  hasPaymentMethod: boolean;
  businessName: string | null;
  /** What Meta lets it spend in all; null for no limit, missing until a sync has read it. */
  limitMinor?: number | null;
  /** What of that it has spent; null for no limit. */
  spentOfLimitMinor?: number | null;
  /** When it was last asked to tell us of its changes. */
  askedToTellAt?: string;
}

export interface StoredPage {
  id: string;
  name: string;
  pictureUrl: string | null;
  instagramId: string | null;
  /** Missing where it was read before we asked for it. */
  category?: string | null;
  website?: string | null;
  city?: string | null;
  tasks: string[];
  /** Sealed; null where Facebook gave none. */
  sealedToken: string | null;
}

/** The Facebook account a workspace is linked to. */
export const connections = pgTable(
  'connections',
  {
    workspaceId: workspaceId().primaryKey(),
    facebookUserId: text().notNull(),
    facebookName: text().notNull(),
    sealedToken: text().notNull(),
    tokenExpiresAt: moment(),
    grantedPermissions: text().array().notNull(),
    adAccounts: jsonb().$type<StoredAdAccount[]>().notNull(),
    pages: jsonb().$type<StoredPage[]>().notNull(),
    selectedAdAccountId: text(),
    selectedPageId: text(),
    /** Why Meta no longer takes the token; null while it does. */
    broken: text().$type<BrokenLink>(),
    connectedAt: moment().defaultNow().notNull(),
    updatedAt: moment().defaultNow().notNull(),
  },
  (table) => [
    index('connections_by_ad_account').on(table.selectedAdAccountId),
    index('connections_by_page').using('gin', table.pages.op('jsonb_path_ops')),
  ],
);

/** Facebook dialogs somebody has opened and not yet come back from. Each is good for one return. */
export const facebookLogins = pgTable('facebook_logins', {
  nonce: uuid().primaryKey().defaultRandom(),
  workspaceId: workspaceId(),
  sessionId: text().notNull(),
  returnPath: text().notNull(),
  expiresAt: moment().notNull(),
});
