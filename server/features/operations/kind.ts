import type { SpendingChange } from '#contract/live/spending.ts';
import type { Right } from '#contract/people/roles.ts';
import type { OperationDetails } from '#contract/operations/operation-details.ts';
import type { Operation } from '#contract/operations/operations.ts';
import type { AppContext } from '#server/app-context.ts';
import type { GatewayError } from '#server/gateways/gateway-error.ts';
import type { Account } from '#server/gateways/meta/publishing/tree.ts';
import { KeptWorkspaceId, type Person, type WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Refusal } from '#server/platform/refusal.ts';
import { z } from 'zod';
import type { OperationRow } from './queries.ts';
import type { StoredOperationProblem, Unchanged } from './tables.ts';

export type KindName = OperationDetails['kind'];
export type DetailsOf<Kind extends KindName> = Extract<OperationDetails, { kind: Kind }>;

/** An operation in the hands of the worker, perhaps not for the first time. */
export interface RunContext<Kind extends KindName> {
  ctx: AppContext;
  workspaceId: WorkspaceId;
  operation: OperationRow;
  details: DetailsOf<Kind>;
  account: Account;
  /** Keeps what a later try must know, before it is needed. */
  save(news: { details?: DetailsOf<Kind>; progress?: Record<string, unknown> }): Promise<void>;
}

/** How an operation ended. */
export interface Ending {
  /** Where it stands at Meta from now on. */
  facebookCampaignId?: string;
  /** Why it was not done; without one it was. */
  problem?: StoredOperationProblem;
  /** Left out: `failed` with a problem, `done` without. */
  status?: 'done';
  details?: OperationDetails;
  /** What our rows say from now on; written together with the end. */
  keep?(tx: Database): Promise<void>;
}

/** What somebody may work on: where it stands, and by Meta's ids. */
export interface Subject {
  /** Those of one subject stand in each other's way where one of them works on everything. */
  subject: string;
  facebookCampaignId: string | null;
  adAccountId: string | null;
  /** What it is called, for the log. */
  name?: string;
}

/** One kind of write to the outside: what the engine must know of it. Everything else is the engine's. */
export interface OperationKind<Kind extends KindName> {
  /** What whoever asks for it must be allowed, by whichever door; to steer, where left out. */
  right?(details: DetailsOf<Kind>): Right;
  /** What it adds to what its campaign may spend, or that it lets more of that be spent; left out, or null, where it does neither. */
  spends?(
    tx: Database,
    workspaceId: WorkspaceId,
    asked: { details: DetailsOf<Kind>; facebookCampaignId: string | null },
  ): Promise<SpendingChange | null> | SpendingChange | null;
  /** Whether an assistant has it confirmed even where nothing more may be spent: people are shown something new. */
  isAskedFirst?: boolean;
  /** Refuses what a rule of the law forbids, of whatever it would have people see or be shown to. */
  comply?(
    ctx: Pick<AppContext, 'now' | 'readChange'>,
    tx: Database,
    asked: { person: Person; details: DetailsOf<Kind> },
  ): Promise<void>;
  /** What of its campaign it works on: those that share a part wait for each other, and `everything` for all. */
  parts(details: DetailsOf<Kind>, facebookCampaignId: string | null): string[];
  /** Finds what it is about where that needs no link to Facebook; as the engine's parts do, where left out. */
  permit?: EngineParts['permit'];
  /**
   * Does it at Meta and answers once it has been read back. It may be cut off anywhere and run again, so it looks first.
   * What passes by waiting is thrown as it came; a GatewayError that does not pass ends it with words.
   */
  run?(context: RunContext<Kind>): Promise<Ending>;
  /** How it ends where nothing of the campaign is at Meta, and always for a kind that has nothing to do there. */
  runHere?(context: Omit<RunContext<Kind>, 'account'>): Promise<Ending>;
  /**
   * Tried for a day and not for as long as somebody waits for it, in a queue of its own: it may take long, and holds no
   * other back.
   */
  isPatient?: boolean;
  /** Whether what would end any other only holds it up, because what it has begun could not be removed otherwise. */
  waitsOut?(ctx: AppContext, operation: OperationRow, error: GatewayError | Refusal): Promise<boolean>;
  /** How long it waits, in which it is taken back by not being done. */
  graceMs?: number;
  /** How it ends where it did not work; `failed`, with the problem, where left out. */
  fail?(ctx: AppContext, operation: OperationRow, problem: StoredOperationProblem): Promise<Ending> | Ending;
  /** Why it did not work, where that is more than is said of every kind; undefined for a mistake of ours. */
  problemOf?(error: GatewayError | Refusal | undefined): StoredOperationProblem;
  /** Sees to it that nothing is left of one that failed, within the transaction that ends it. */
  tidyUp?(tx: Database, ctx: Pick<AppContext, 'queue'>, operation: OperationRow): Promise<void>;
  /** The operation in the other direction; undefined where there is none. */
  reverse?(details: DetailsOf<Kind>): OperationDetails | undefined;
  /** Whether what we hold, as read by the engine's parts, is still as it has left it. */
  isStillSo?(details: DetailsOf<Kind>, facebookCampaignId: string, held: unknown): boolean;
  /** Whether a later one of this kind leaves those before it as they are. */
  isAddition?: boolean;
  /** What stays as it is when it is not done. */
  unchanged(details: DetailsOf<Kind>): Unchanged;
  /** Whether more is spent than was wanted when it is not done. */
  keepsSpending(details: DetailsOf<Kind>): boolean;
  /** What is told besides what is told of every kind. */
  tell?(
    ctx: AppContext,
    reader: Pick<Person, 'workspaceId' | 'language'>,
    operation: OperationRow,
  ): Promise<Partial<Pick<Operation, 'delivery' | 'publication'>>>;
}

/** What whoever asks for it, or takes it back, must be allowed. */
export function rightTo<Kind extends KindName>(kind: OperationKind<Kind>, details: DetailsOf<Kind>): Right {
  return kind.right?.(details) ?? 'steer';
}

/** Keeps all others of the same campaign away. */
export const everything = 'everything';

export type Kinds = { [Kind in KindName]: OperationKind<Kind> };

/** What the engine is given by those who know the kinds. */
export interface EngineParts {
  kinds: Kinds;
  /** Finds a campaign at Meta for whoever takes something back, or its ad account, in their workspace, or refuses. */
  permit(
    ctx: Pick<AppContext, 'db' | 'seal'>,
    workspaceId: WorkspaceId,
    facebookCampaignId: string,
    adAccountId?: string | null,
  ): Promise<Subject>;
  /** What our rows say of some campaigns and all that is in them; handed to `isStillSo`. */
  readHeld(db: Database, workspaceId: WorkspaceId, facebookCampaignIds: string[]): Promise<unknown>;
  /** Until when Meta refuses whatever is asked of an ad account. */
  findThrottledUntil(db: Database, adAccountId: string, now: Date): Promise<Date | undefined>;
  noteThrottle(
    db: Database,
    adAccountId: string,
    throttle: { until: Date; isThrottled: boolean },
  ): Promise<void>;
  /** Told within the transaction that ends an operation. */
  whenEnded(
    tx: Database,
    ctx: Pick<AppContext, 'now' | 'queue' | 'signals' | 'readSpending'>,
    operation: OperationRow,
  ): Promise<void>;
}

/** The kind of a row, whichever it is. */
export function kindOf({ kinds }: Pick<EngineParts, 'kinds'>, { details }: Pick<OperationRow, 'details'>) {
  // The compiler cannot see that the kind found by the details' name takes those details.
  return kinds[details.kind] as OperationKind<KindName>;
}

const payload = z.object({
  workspaceId: KeptWorkspaceId,
  id: z.uuid(),
});

/** Under which names, and with what, the queue keeps the promise of an operation. */
export const runAddresses = {
  prompt: { name: 'run-operation', payload },
  patient: { name: 'run-patient-operation', payload },
};

export function addressOf({ isPatient = false }: Pick<OperationKind<KindName>, 'isPatient'>) {
  return isPatient ? runAddresses.patient : runAddresses.prompt;
}

/** Notified when an operation of this workspace begins, takes a step, waits or ends. */
export function operationsTopic(workspaceId: WorkspaceId): string {
  return `operations:${workspaceId}`;
}

type Placed = Pick<OperationRow, 'subject' | 'parts'>;

/** One operation at a time on the same part; while one works on everything, no other on any of it. */
export function isInTheWay(running: Placed, next: Placed): boolean {
  const isWhole = ({ parts }: Placed) => parts.includes(everything);
  if (running.subject === next.subject && (isWhole(running) || isWhole(next))) return true;
  return sharesPart(running, next);
}

/** Whether both work on the same part. */
export function sharesPart(one: Placed, other: Placed): boolean {
  return one.parts.some((part) => part !== everything && other.parts.includes(part));
}
