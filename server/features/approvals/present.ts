import type { ApprovalContent } from '#contract/approval-content.ts';
import type { Approval, ApprovalState } from '#contract/approvals.ts';
import type { Language } from '#contract/people/people.ts';
import { designPlacements } from '#contract/designs.ts';
import { sayKey } from '#server/platform/coded-text.ts';
import { type Content, versionOf } from './content.ts';
import type { ApprovalRow } from './queries.ts';

/** How it stands: what it is void for comes before what was answered. */
export function stateOf(row: ApprovalRow, now: number): ApprovalState {
  if (row.revokedAt) return 'revoked';
  const isStanding = row.decision === null || row.decision === 'approved';
  if (isStanding && row.voidedAt) return 'void';
  if (row.decision) return row.decision;
  if (row.expiresAt.getTime() <= now) return 'ended';
  return row.openedAt ? 'opened' : 'waiting';
}

export function presentApproval(row: ApprovalRow, now: number): Approval {
  const { id, campaignId, contentHash, recipientName, recipientEmail, askedBy, words, decidedBy, voidedBy } =
    row;
  return {
    id,
    campaignId,
    version: versionOf(contentHash),
    state: stateOf(row, now),
    recipientName,
    recipientEmail,
    isMember: row.tokenHash === null,
    askedBy,
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    openedAt: row.openedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy,
    words,
    voidedAt: row.voidedAt?.toISOString() ?? null,
    voidedBy,
  };
}

/** Where pictures of what was approved lie, for whoever holds the token, or was asked. */
export const pictureDoor = '/approval-pictures';

interface Shown {
  key: string;
  language: Language;
  leadFormQuestions: string[] | null;
}

/** What is shown of the content: the same that is hashed, in the reader's words, with pictures behind their key alone. */
export function presentContent(
  { ads, law, ...facts }: Content,
  { key, language, leadFormQuestions }: Shown,
): ApprovalContent {
  return {
    ...facts,
    leadFormQuestions,
    ads: ads.map(({ picture, ...words }, place) => {
      const at = (part: string) => `${pictureDoor}/${key}/${place}/${part}`;
      const drawn = picture.drawn && Object.fromEntries(designPlacements.map((shape) => [shape, at(shape)]));
      return {
        ...words,
        kind: picture.kind,
        url: at('seen'),
        filmUrl: picture.kind === 'video' ? at('film') : null,
        // The names are all the placements there are.
        drawn: drawn as ApprovalContent['ads'][number]['drawn'],
      };
    }),
    law: {
      packs: law.packs,
      findings: law.findings.map(({ code, params, ...finding }) => ({
        ...finding,
        text: sayKey(`law_${code}` as Parameters<typeof sayKey>[0], params, language),
      })),
    },
  };
}
