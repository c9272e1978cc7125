import type { ChangeMatter } from '#contract/live/change-matter.ts';
import type { Account } from '#server/gateways/meta/publishing/tree.ts';
import type { House } from '#server/house.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { ChangeRow } from './change-queries.ts';
import type { StoredChangeProblem } from './tables.ts';

export type ChangeKind = ChangeMatter['kind'];
export type MatterOf<Kind extends ChangeKind> = Extract<ChangeMatter, { kind: Kind }>;

/** A change that is to be made at Meta now, perhaps not for the first time. */
export interface Errand<Kind extends ChangeKind> {
  house: House;
  workspaceId: WorkspaceId;
  change: ChangeRow;
  matter: MatterOf<Kind>;
  account: Account;
  /** Keeps what a later try must know, before it is needed. */
  save(news: { matter?: MatterOf<Kind>; progress?: Record<string, unknown> }): Promise<void>;
}

/** How a change ended. */
export interface Ending {
  /** Why it was not made; without one it was. */
  problem?: StoredChangeProblem;
  matter?: ChangeMatter;
  /** What our rows say from now on; written together with the end. */
  keep?(tx: Database): Promise<void>;
}

/**
 * Makes one kind of change at Meta and answers once it has been read back. It may be cut off anywhere and run again, so it
 * looks first. What passes by waiting is thrown as it came; a GatewayError that does not pass ends the change with words.
 */
export type Maker<Kind extends ChangeKind> = (errand: Errand<Kind>) => Promise<Ending>;
