import { type Publication, PublicationStep } from '#contract/publications.ts';
import type { PublicationRow } from './queries.ts';

type State = Publication['steps'][number]['state'];

/** A run as its owner sees it: its steps by name, and how far it has come. */
export function presentPublication(row: PublicationRow): Publication {
  return {
    id: row.id,
    campaignId: row.campaignId,
    campaignTitle: row.plan.name,
    launchImmediately: row.launchImmediately,
    status: row.status,
    steps: stepsOf(row),
    problem: row.problem,
    facebookCampaignId: row.status === 'published' ? (row.made.campaignId ?? null) : null,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
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
