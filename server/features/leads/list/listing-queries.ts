import type { LeadStatus } from '#contract/leads/lead.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, desc, eq, exists, inArray, isNull, lte, or, sql, type SQLWrapper } from 'drizzle-orm';
import { numberIn } from '../rules.ts';
import type { LeadRow } from '../queries.ts';
import { leads, readForms } from '../tables.ts';

/** Which leads are a campaign's: those it brought, and those of its forms that no campaign did. */
export interface OfCampaign {
  facebookCampaignId: string;
  facebookFormIds: string[];
}

export interface LeadFilter {
  search?: string | undefined;
  status?: LeadStatus | undefined;
}

/** The last lead that was read: what comes next was sent before it. */
export type Place = Pick<LeadRow, 'createdAt' | 'id'>;

interface Page {
  /** All campaigns, if left out. */
  of?: OfCampaign;
  filter?: LeadFilter;
  after?: Place | undefined;
  limit: number;
}

/** Newest first, from that place on. */
export function listLeads(db: Database, workspaceId: WorkspaceId, page: Page): Promise<LeadRow[]> {
  return db
    .select()
    .from(leads)
    .where(and(matching(workspaceId, page.of, page.filter), below(page.after)))
    .orderBy(...newestFirst)
    .limit(page.limit);
}

/** Those that are not over and whose next step is due, the first due first. */
export function listDue(
  db: Database,
  workspaceId: WorkspaceId,
  { now, limit }: { now: Date; limit: number },
): Promise<LeadRow[]> {
  const isOpen = inArray(leads.status, ['new', 'contacted']);
  return db
    .select()
    .from(leads)
    .where(and(eq(leads.workspaceId, workspaceId), lte(leads.nextStepAt, now), isOpen))
    .orderBy(leads.nextStepAt)
    .limit(limit);
}

/** The newest of a form, whichever campaign brought them. */
export function listLeadsOfForm(
  db: Database,
  workspaceId: WorkspaceId,
  { facebookFormId, limit }: { facebookFormId: string; limit: number },
): Promise<LeadRow[]> {
  return db
    .select()
    .from(leads)
    .where(and(eq(leads.workspaceId, workspaceId), eq(leads.facebookFormId, facebookFormId)))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** What a line of a file says of a lead; when it was sent in ms since 1970. */
export type LeadLine = Pick<LeadRow, 'facebookLeadId' | 'status' | 'note' | 'answers'> & { sentAt: number };

/**
 * As `listLeads`, with no more of each than a line of a file says, and the place of the last of them. Told column by
 * column, in one row: read lead by lead it takes three times as long.
 */
export async function listLeadLines(
  db: Database,
  workspaceId: WorkspaceId,
  page: Page,
): Promise<{ lines: LeadLine[]; last: Place | undefined }> {
  const { id, facebookLeadId, createdAt, status, note, answers } = leads;
  const rows = db
    .select({ id, facebookLeadId, createdAt, status, note, answers })
    .from(leads)
    .where(and(matching(workspaceId, page.of, page.filter), below(page.after)))
    .orderBy(...newestFirst)
    .limit(page.limit)
    .as('page');
  const all = <Value>(of: SQLWrapper) => sql<Value[] | null>`json_agg(${of})`;
  const [told] = await db
    .select({
      lastId: sql<LeadRow['id']>`json_agg(${rows.id}) ->> -1`,
      ids: all<LeadRow['facebookLeadId']>(rows.facebookLeadId),
      sentAt: all<number>(sql`extract(epoch from ${rows.createdAt}) * 1000`),
      statuses: all<LeadStatus>(rows.status),
      notes: all<LeadRow['note']>(rows.note),
      answers: all<LeadRow['answers']>(rows.answers),
    })
    .from(rows);
  if (!told?.ids) return { lines: [], last: undefined };
  const lines = told.ids.map((facebookId, place) => ({
    facebookLeadId: facebookId,
    sentAt: told.sentAt![place]!,
    status: told.statuses![place]!,
    note: told.notes![place]!,
    answers: told.answers![place]!,
  }));
  return { lines, last: { id: told.lastId, createdAt: new Date(lines.at(-1)!.sentAt) } };
}

const newestFirst = [desc(leads.createdAt), desc(leads.id)];

function below(place: Place | undefined) {
  if (!place) return undefined;
  const { createdAt, id } = place;
  return sql`(${leads.createdAt}, ${leads.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
}

export function countMatching(
  db: Database,
  workspaceId: WorkspaceId,
  { of, filter }: { of: OfCampaign; filter: LeadFilter },
): Promise<number> {
  return db.$count(leads, matching(workspaceId, of, filter));
}

/** The forms through which a campaign's leads came. Each is looked up once, however many leads it has. */
export function findFormsOfLeads(db: Database, workspaceId: WorkspaceId, facebookCampaignId: string) {
  const { facebookFormId, facebookPageId } = readForms;
  const one = db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads.workspaceId, workspaceId),
        eq(leads.facebookCampaignId, facebookCampaignId),
        eq(leads.facebookFormId, facebookFormId),
      ),
    );
  return db
    .select({ facebookFormId, facebookPageId })
    .from(readForms)
    .where(and(eq(readForms.workspaceId, workspaceId), exists(one)));
}

function matching(workspaceId: WorkspaceId, of: OfCampaign | undefined, { search, status }: LeadFilter = {}) {
  return and(
    eq(leads.workspaceId, workspaceId),
    of && ofCampaign(of),
    status && eq(leads.status, status),
    search ? or(...saying(search)) : undefined,
  );
}

function ofCampaign({ facebookCampaignId, facebookFormIds }: OfCampaign) {
  const [onlyForm, ...others] = facebookFormIds;
  return and(
    // With one form the index holds them in order already.
    onlyForm && others.length === 0
      ? eq(leads.facebookFormId, onlyForm)
      : inArray(leads.facebookFormId, facebookFormIds),
    or(eq(leads.facebookCampaignId, facebookCampaignId), isNull(leads.facebookCampaignId)),
  );
}

/** Whose answers or note hold these words, or whose number these digits. */
function saying(search: string) {
  const holds = (text: string) => sql`${leads.searchText} like ${`%${literally(text.toLowerCase())}%`}`;
  const number = numberIn(search);
  if (!number) return [holds(search)];
  const isNumber = sql`array_to_string(${leads.contacts}, ' ') like ${`%${number.comparable}%`}`;
  return [holds(search), holds(number.written), isNumber];
}

/** Signs that mean something to `like` mean themselves. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
