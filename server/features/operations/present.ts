import { moneyText } from '#contract/currencies.ts';
import { may } from '#contract/people/roles.ts';
import type { Operation } from '#contract/operations/operations.ts';
import type { AppContext } from '#server/app-context.ts';
import { listPersonNames } from '#server/features/people/queries.ts';
import { coded, type CodedText, sayText } from '#server/platform/coded-text.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { openLimits } from './guardrails.ts';
import { type EngineParts, kindOf, operationsTopic, rightTo } from './kind.ts';
import { type OperationRow, listMovingOperations, listOperationsOf } from './queries.ts';
import { tellOperationProblem } from './tell-problem.ts';
import { openUndoRules } from './undo-rules.ts';

type Reader = Pick<Person, 'workspaceId' | 'language' | 'role'>;

interface Told {
  parts: EngineParts;
  rows: OperationRow[];
}

/** Operations as the contract tells them, in the order given. */
export async function presentOperations(
  ctx: AppContext,
  reader: Reader,
  { parts, rows }: Told,
): Promise<Operation[]> {
  if (rows.length === 0) return [];
  const { workspaceId, language, role } = reader;
  const names = await listPersonNames(
    ctx.db,
    rows.map(({ personId }) => personId),
  );
  const whyNot = await openUndoRules(parts, workspaceId, { db: ctx.db, rows, now: ctx.now() });
  const reasons = new Map<string, CodedText>();
  for (const row of rows) {
    const why = whyNot(row) ?? (await whyOverLimit(ctx, reader, { parts, row }));
    if (why) reasons.set(row.id, why);
  }
  const tell = (why?: CodedText) => (why && !plain.has(why.code) ? sayText(why, language) : null);
  return rows.map((row) => ({
    id: row.id,
    facebookCampaignId: row.facebookCampaignId,
    details: row.details,
    by: row.keyName ?? names.get(row.personId) ?? '',
    status: row.status,
    problem: row.problem && tellOperationProblem(row.problem, language),
    startedAt: row.startedAt.toISOString(),
    waitsUntil: (row.status === 'running' && row.waitsUntil?.toISOString()) || null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    undoes: row.undoes,
    canUndo: !reasons.has(row.id) && may(role, rightTo(kindOf(parts, row), row.details)),
    whyNoUndo: tell(reasons.get(row.id)),
  }));
}

/** Each is plain from its kind, its status or its age. */
const plain = new Set(['undo-impossible', 'undo-running', 'undo-not-done', 'undo-too-late']);

/** Why the limits of its ad account leave no room for taking it back; null where they do. */
async function whyOverLimit(
  ctx: AppContext,
  { workspaceId, language: locale }: Reader,
  { parts, row: { details, ...row } }: { parts: EngineParts; row: OperationRow },
): Promise<CodedText | null> {
  const back = kindOf(parts, { details }).reverse?.(details);
  const spends =
    back && (await kindOf(parts, { details: back }).spends?.(ctx.db, workspaceId, { ...row, details: back }));
  if (!spends) return null;
  const findOver = await openLimits(ctx, workspaceId, row.adAccountId);
  const over = findOver?.({ ...row, spends });
  if (!over) return null;
  const { per, atWorstMinor, mostMinor, currency } = over;
  const say = (minor: number) => moneyText(minor, { currency, locale, whole: true });
  return coded(`undo-over-${per}`, { worst: say(atWorstMinor), most: say(mostMinor) });
}

/** One operation, with what its kind tells besides. */
export async function presentOperation(
  ctx: AppContext,
  reader: Reader,
  { parts, row }: { parts: EngineParts; row: OperationRow },
): Promise<Operation> {
  const [told] = await presentOperations(ctx, reader, { parts, rows: [row] });
  return { ...told!, ...(await kindOf(parts, row).tell?.(ctx, reader, row)) };
}

const pageSize = 50;

interface Page {
  parts: EngineParts;
  facebookCampaignId: string;
  /** The last one of the page before. */
  before?: string | undefined;
}

/** The history of a campaign, newest first. */
export async function listOperations(
  ctx: AppContext,
  person: Person,
  { parts, facebookCampaignId, before }: Page,
): Promise<Operation[]> {
  const rows = await listOperationsOf(ctx.db, person.workspaceId, {
    facebookCampaignId,
    before,
    atMost: pageSize,
  });
  return presentOperations(ctx, person, { parts, rows });
}

/** Another server's clock may be that much behind ours. */
const clocksDifferMs = 60_000;

/** Those under way, then each operation as it begins, takes its steps, waits and ends, until nobody looks any more. */
export async function* watchOperations(
  ctx: AppContext,
  person: Person,
  { parts, until }: { parts: EngineParts; until: AbortSignal },
): AsyncGenerator<Operation> {
  const { workspaceId } = person;
  const told = new Map<string, string>();
  let lookedAt = ctx.now();
  let isFirst = true;
  for await (const _ring of ctx.signals.follow(operationsTopic(workspaceId), until)) {
    const endedSince = new Date(lookedAt - clocksDifferMs);
    lookedAt = ctx.now();
    const rows = await listMovingOperations(ctx.db, workspaceId, { endedSince });
    const news = rows.filter((row) => told.get(row.id) !== stateOf(row));
    for (const row of news) told.set(row.id, stateOf(row));
    for (const row of isFirst ? news.filter(isUnderWay) : news)
      yield await presentOperation(ctx, person, { parts, row });
    isFirst = false;
  }
}

function isUnderWay({ status }: OperationRow): boolean {
  return status === 'running';
}

function stateOf({ status, problem, waitsUntil, progress }: OperationRow): string {
  return JSON.stringify([status, problem, waitsUntil, progress?.['step']]);
}
