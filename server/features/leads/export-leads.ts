import { getPerson } from '#server/features/people/queries.ts';
import type { House } from '#server/house.ts';
import type { Database } from '#server/plumbing/database.ts';
import { askedLanguage } from '#server/plumbing/asked-language.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { type Context, Hono } from 'hono';
import { csvWords } from './csv-words.ts';
import { byteOrderMark, csvFileName, csvLine, downloadAs } from './csv.ts';
import { listForms } from './form-queries.ts';
import { getLeadCampaign } from './lead-campaign.ts';
import { questionsOf } from './list-leads.ts';
import { listLeads, type OfCampaign, type Place } from './listing-queries.ts';
import type { LeadRow } from './queries.ts';

const rowsAtOnce = 500;

/** A campaign's leads as a file that Excel opens, for the workspace they belong to. */
export function leadExports(house: House): Hono {
  return new Hono()
    .get('/leads/:file{[0-9]{1,50}\\.csv}', async (c) => {
      try {
        return await sendExport(house, c, c.req.param('file').replace('.csv', ''));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const message = error.wordsIn(askedLanguage(c.req.raw.headers));
        return c.json({ code: error.code, message }, error.status as 404);
      }
    })
    .get('*', (c) => c.notFound());
}

async function sendExport(
  { db, now, sessions }: House,
  c: Context,
  facebookCampaignId: string,
): Promise<Response> {
  const person = await sessions.read(c.req.raw.headers);
  if (!person) throw new Refusal('NOT_SIGNED_IN');
  const { workspaceId } = person;
  const [campaign, { language }] = await Promise.all([
    getLeadCampaign(db, workspaceId, facebookCampaignId),
    getPerson(db, person.id),
  ]);
  const forms = await listForms(db, workspaceId, campaign.facebookFormIds);
  const questions = questionsOf(forms);
  const { columns, statuses, delimiter } = csvWords[language];

  const titles = [columns.id, columns.createdAt, columns.status, columns.note];
  const head = csvLine([...titles, ...questions.map(({ label }) => label)], delimiter);
  function lineOf({ facebookLeadId, createdAt, status, note, answers }: LeadRow): string {
    const byName = new Map(answers.map(({ name, values }) => [name, values.join(', ')]));
    const about = [facebookLeadId, momentOf(createdAt), statuses[status], note];
    return csvLine([...about, ...questions.map(({ name }) => byName.get(name) ?? '')], delimiter);
  }

  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', downloadAs(csvFileName(campaign.title, new Date(now()))));
  c.header('Cache-Control', 'private, no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  return c.body(streamLines(byteOrderMark + head, pagesOf(db, workspaceId, campaign), lineOf));
}

/** Page after page, each a query of its own: between two of them nothing is held open. */
async function* pagesOf(
  db: Database,
  workspaceId: WorkspaceId,
  of: OfCampaign,
): AsyncGenerator<LeadRow[], undefined> {
  let after: Place | undefined;
  do {
    const rows = await listLeads(db, workspaceId, { of, after, limit: rowsAtOnce });
    yield rows;
    after = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
  } while (after);
}

/** Reads a page when the one before has been taken; whoever hangs up ends it. */
function streamLines(
  head: string,
  pages: AsyncGenerator<LeadRow[], undefined>,
  lineOf: (row: LeadRow) => string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(encoder.encode(head));
      },
      async pull(controller) {
        const { value: rows } = await pages.next();
        if (!rows) return controller.close();
        if (rows.length > 0) controller.enqueue(encoder.encode(rows.map(lineOf).join('')));
        else controller.close();
      },
      async cancel() {
        await pages.return(undefined);
      },
    },
    // Nothing is read ahead of the one who takes it.
    { highWaterMark: 1 },
  );
}

/** As spreadsheets read it: no T, no Z. */
function momentOf(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
