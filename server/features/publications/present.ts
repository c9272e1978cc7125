import { type Publication, PublicationStep, type Waiting } from '#contract/publishing/publications.ts';
import type { OperationProblemCode } from '#contract/operations/operation-problems.ts';
import type { Language } from '#contract/people/people.ts';
import { findOperation, type OperationRow } from '#server/features/operations/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { stepOf } from './progress.ts';
import type { PublicationRow } from './queries.ts';
import { tellProblem } from './tell-problem.ts';

type State = Publication['steps'][number]['state'];

/** A publication as its owner sees it, wherever it stands. */
export async function tellPublication(
  { db }: { db: Database },
  { workspaceId, language }: Pick<Person, 'workspaceId' | 'language'>,
  row: PublicationRow,
): Promise<Publication> {
  return presentPublication(row, await findOperation(db, workspaceId, row.id), language);
}

/** A publication with its steps by name, and how far it has come by the operation that makes it. */
export function presentPublication(
  row: PublicationRow,
  operation: OperationRow | undefined,
  language: Language,
): Publication {
  const waiting = row.status === 'running' && operation ? waitingOf(operation) : null;
  return {
    id: row.id,
    campaignId: row.campaignId,
    campaignTitle: row.plan.name,
    launchImmediately: row.launchImmediately,
    status: waiting ? 'waiting' : row.status,
    waiting,
    steps: stepsOf(row, operation),
    problem: row.problem && tellProblem(row.problem, language),
    facebookCampaignId: isOnFacebook(row) ? (row.made.campaignId ?? null) : null,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

function isOnFacebook({ status }: PublicationRow): boolean {
  return status === 'published' || status === 'undoing';
}

const waitsFor: Partial<Record<OperationProblemCode, Waiting['for']>> = {
  'waiting-for': 'slow-down',
  'waiting-slow-down': 'slow-down',
  'waiting-late-lists': 'late-lists',
  'waiting-link': 'link',
  waiting: 'outage',
};

function waitingOf({ problem, waitsUntil }: OperationRow): Waiting | null {
  const reason = problem && waitsFor[problem.code];
  return reason ? { for: reason, until: waitsUntil?.toISOString() ?? null } : null;
}

function stepsOf(
  { launchImmediately, status }: PublicationRow,
  operation: OperationRow | undefined,
): Publication['steps'] {
  const names = PublicationStep.options.filter((name) => launchImmediately || name !== 'launch');
  const isMade = status !== 'running' && status !== 'refused';
  const reached = isMade || !operation ? names.length : names.indexOf(stepOf(operation));
  return names.map((name, position) => ({ name, state: stateOf(position - reached, status) }));
}

function stateOf(distance: number, status: PublicationRow['status']): State {
  if (distance < 0) return 'done';
  if (distance > 0) return 'to-do';
  return status === 'refused' ? 'failed' : 'doing';
}
