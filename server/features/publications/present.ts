import { type Publication, PublicationStep } from '#contract/publications.ts';
import type { Person } from '#server/plumbing/sessions.ts';
import { inLanguage } from '#server/plumbing/spoken.ts';
import type { PublicationRow } from './queries.ts';

type State = Publication['steps'][number]['state'];

/** What problems did not say at first; runs from then are still there. */
const unsaid = { cause: '', moneyAtRisk: false, link: null, ad: null };

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
    problem: row.problem && { ...unsaid, ...inLanguage(row.problem, language) },
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
