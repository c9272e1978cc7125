import type { LeadCounts, LeadSummary } from '#contract/leads/lead.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { type FormRow, listForeignForms } from '../sync/form-queries.ts';
import { countLeads, findRetention, countByCampaign } from '../queries.ts';
import { readableSince } from '../rules.ts';
import { openCampaignNames } from './campaign-names.ts';
import { countSetAside } from '../sync/set-aside-queries.ts';
import { listLeadCampaigns } from '#server/features/campaigns/queries.ts';
import { listLiveCampaignRows, type LiveCampaignRow } from '#server/features/live-campaigns/queries.ts';
import { monthMs } from '../events/fit.ts';
import { sumWon } from './outcome-queries.ts';
import type { Database } from '#server/platform/database/database.ts';

type Counted = Pick<FormRow, 'facebookFormId' | 'readWhollyAt' | 'leadsAtMeta' | 'countedAt'>;

/** Counts as of the last time all were read: what Meta handed out then, it counts until then. */
async function countForm(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  workspaceId: WorkspaceId,
  form: Counted,
) {
  const at = form.readWhollyAt?.getTime() ?? now();
  const since = readableSince(at, await findRetention(db, workspaceId));
  return countLeads(db, workspaceId, { facebookFormId: form.facebookFormId, since });
}

/** How many of the leads that Meta should have are known here, erased ones and those set aside included. */
export async function knownAtMeta(ctx: AppContext, workspaceId: WorkspaceId, form: Counted): Promise<number> {
  const { hereRecent, erasedRecent } = await countForm(ctx, workspaceId, form);
  return hereRecent + erasedRecent + (await countSetAside(ctx.db, workspaceId, form.facebookFormId));
}

/** How many leads of a form are here and at Meta, and when the newest came. */
export async function getLeadCounts(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  form: Counted,
): Promise<{ counts: LeadCounts; newestReceivedAt: Date | null }> {
  const { here, hereRecent, erasedRecent, newestReceivedAt } = await countForm(ctx, workspaceId, form);
  const { leadsAtMeta: atMeta, countedAt } = form;
  const setAside = await countSetAside(ctx.db, workspaceId, form.facebookFormId);
  const agree = atMeta !== null && atMeta <= hereRecent + erasedRecent;
  return {
    counts: { here, hereRecent, atMeta, countedAt: countedAt?.toISOString() ?? null, agree, setAside },
    newestReceivedAt,
  };
}

interface CountedList {
  /** A campaign, or the form itself where no campaign uses it. */
  facebookCampaignId: string;
  formIds: Set<string>;
  total: number;
  unhandled: number;
  /** When the first of those was sent that nobody has dealt with; null where there are none. */
  waitingSince: Date | null;
}

/** How many leads each campaign has, those of its forms that came from no campaign included, and each form that no campaign uses: as in their lists. */
export async function countLists(db: Database, workspaceId: WorkspaceId): Promise<CountedList[]> {
  const [ours, foreign, counted] = await Promise.all([
    listLeadCampaigns(db, { of: workspaceId }),
    listForeignForms(db, workspaceId),
    countByCampaign(db, workspaceId),
  ]);
  const forms = new Map<string, Set<string>>();
  function add(campaignId: string, formIds: string[]): void {
    forms.set(campaignId, new Set([...(forms.get(campaignId) ?? []), ...formIds]));
  }
  for (const { facebookCampaignId, facebookFormId } of ours) add(facebookCampaignId, [facebookFormId]);
  for (const { facebookCampaignId, facebookFormIds } of foreign) add(facebookCampaignId, facebookFormIds);
  for (const { facebookCampaignId, facebookFormId } of counted)
    if (facebookCampaignId) add(facebookCampaignId, [facebookFormId]);
  const advertised = new Set([...forms.values()].flatMap((ids) => [...ids]));
  for (const { facebookCampaignId, facebookFormId } of counted)
    if (!facebookCampaignId && !advertised.has(facebookFormId)) add(facebookFormId, [facebookFormId]);

  const ofNone = counted.filter(({ facebookCampaignId }) => facebookCampaignId === null);
  const ofEach = Map.groupBy(counted, ({ facebookCampaignId }) => facebookCampaignId);
  return [...forms].map(([facebookCampaignId, formIds]) => {
    const its = [
      ...(ofEach.get(facebookCampaignId) ?? []),
      ...ofNone.filter(({ facebookFormId }) => formIds.has(facebookFormId)),
    ];
    const sum = (what: 'total' | 'unhandled') => its.reduce((total, each) => total + each[what], 0);
    const [waitingSince = null] = its
      .flatMap((each) => each.waitingSince ?? [])
      .toSorted((one, other) => one.getTime() - other.getTime());
    return { facebookCampaignId, formIds, total: sum('total'), unhandled: sum('unhandled'), waitingSince };
  });
}

/** The same, each with what it is called. */
export async function listSummaries(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  workspaceId: WorkspaceId,
): Promise<LeadSummary[]> {
  const names = openCampaignNames(db, workspaceId);
  const lists = await countLists(db, workspaceId);
  const won = await sumWon(db, workspaceId, new Date(now() - monthMs));
  const ids = lists.map(({ facebookCampaignId }) => facebookCampaignId);
  const live = new Map(
    (await listLiveCampaignRows(db, workspaceId, ids)).map((row) => [row.facebookCampaignId, row]),
  );
  return Promise.all(
    lists.map(async ({ facebookCampaignId, formIds, total, unhandled }) => {
      const isForm = formIds.has(facebookCampaignId);
      const [facebookFormId = ''] = formIds;
      const { title } = await names.of({
        facebookCampaignId: isForm ? null : facebookCampaignId,
        facebookFormId,
      });
      const its = won.filter((each) => each.facebookCampaignId === facebookCampaignId);
      const lately = latelyOf(live.get(facebookCampaignId), its);
      return { facebookCampaignId, title, total, unhandled, lately };
    }),
  );
}

/** What was won in another money than the campaign is paid in counts as won, without a value. */
function latelyOf(
  row: LiveCampaignRow | undefined,
  won: Awaited<ReturnType<typeof sumWon>>,
): LeadSummary['lately'] {
  if (!row) return null;
  const { currency } = row;
  const valued = won.find((each) => each.currency === currency);
  return {
    won: won.reduce((sum, each) => sum + each.won, 0),
    wonMinor: valued?.wonMinor ?? 0,
    valued: valued?.won ?? 0,
    spentMinor: row.figures['30d']?.spendMinor ?? 0,
    currency,
  };
}
