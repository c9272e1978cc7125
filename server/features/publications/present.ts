import { type Publication, PublicationStep } from '#contract/publishing/publications.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import type { PublicationRow } from './queries.ts';
import { tellProblem } from './tell-problem.ts';

type State = Publication['steps'][number]['state'];

/** A run as its owner sees it: its steps by name, and how far it has come. */
export function presentPublication(row: PublicationRow, { language }: Pick<Person, 'language'>): Publication {
  return {
    id: row.id,
    campaignId: row.campaignId,
    campaignTitle: row.plan.name,
    launchImmediately: row.launchImmediately,
    status: row.status,
    waiting: row.status === 'waiting' ? row.waiting : null,
    steps: stepsOf(row),
    problem: row.problem && tellProblem(row.problem, language),
    facebookCampaignId: isOnFacebook(row) ? (row.made.campaignId ?? null) : null,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

function isOnFacebook({ status }: PublicationRow): boolean {
  return status === 'published' || status === 'undoing';
}

function stepsOf({ launchImmediately, status, step }: PublicationRow): Publication['steps'] {
  const names = PublicationStep.options.filter((name) => launchImmediately || name !== 'launch');
  const reached = step ? names.indexOf(step) : names.length;
  return names.map((name, position) => ({ name, state: stateOf(position - reached, status) }));
}

function stateOf(distance: number, status: PublicationRow['status']): State {
  if (distance < 0) return 'done';
  if (distance > 0) return 'to-do';
  return status === 'refused' ? 'failed' : 'doing';
}
