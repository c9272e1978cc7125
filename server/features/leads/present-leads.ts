import type { Lead } from '#contract/leads/lead.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listPersonNames } from '../people/queries.ts';
import type { LeadRow } from './queries.ts';

/** As the browser reads them. */
export async function presentLeads(db: Database, rows: LeadRow[]): Promise<Lead[]> {
  const names = await listPersonNames(
    db,
    rows.map(({ takenById }) => takenById),
  );
  return rows.map((row) => {
    const taker = names.get(row.takenById);
    return {
      id: row.id,
      facebookLeadId: row.facebookLeadId,
      facebookFormId: row.facebookFormId,
      facebookCampaignId: row.facebookCampaignId,
      createdAt: row.createdAt.toISOString(),
      receivedAt: row.receivedAt.toISOString(),
      answers: row.answers,
      isTest: row.isTest,
      status: row.status,
      note: row.note,
      contactedAt: row.contactedAt?.toISOString() ?? null,
      nextStep: row.nextStepAt && { text: row.nextStep ?? '', at: row.nextStepAt.toISOString() },
      won:
        row.wonMinor !== null && row.wonCurrency !== null
          ? { valueMinor: row.wonMinor, currency: row.wonCurrency }
          : null,
      lostReason: row.lostReason,
      takenBy: taker === undefined ? null : { name: taker },
    };
  });
}
