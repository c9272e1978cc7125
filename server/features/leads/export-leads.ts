import { setImmediate } from 'node:timers/promises';
import { findAsker } from '#server/asker.ts';
import type { House } from '#server/house.ts';
import type { Database } from '#server/plumbing/database.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { type Context, Hono } from 'hono';
import { csvWords } from './csv-words.ts';
import { byteOrderMark, csvFileName, csvLine, downloadAs } from './csv.ts';
import { listForms } from './form-queries.ts';
import { getLeadCampaign } from './lead-campaign.ts';
import { questionsOf } from './list-leads.ts';
import { type LeadLine, listLeadLines, type OfCampaign, type Place } from './listing-queries.ts';

const rowsAtOnce = 500;

/** A campaign's leads as a file that Excel opens, for the workspace they belong to. */
export function leadExports(house: House): Hono {
  return new Hono()
    .get('/leads/:file{[0-9]{1,50}\\.csv}', (c) =>
      sendExport(house, c, c.req.param('file').replace('.csv', '')),
    )
    .get('*', (c) => c.notFound());
}

async function sendExport(house: House, c: Context, facebookCampaignId: string): Promise<Response> {
  const { db, now } = house;
  const person = await findAsker({ house, headers: c.req.raw.headers, takesKeys: true }, 'read');
  if (!person) throw new Refusal('NOT_SIGNED_IN');
  const { workspaceId, language } = person;
  const campaign = await getLeadCampaign(db, workspaceId, facebookCampaignId);
  const forms = await listForms(db, workspaceId, campaign.facebookFormIds);
  const questions = questionsOf(forms);
  const { columns, statuses, delimiter } = csvWords[language];

  const titles = [columns.id, columns.createdAt, columns.status, columns.note];
  const head = csvLine([...titles, ...questions.map(({ label }) => label)], delimiter);
  function lineOf({ facebookLeadId, createdAt, status, note, answers }: LeadLine): string {
    const byName = new Map(answers.map(({ name, values }) => [name, values.join(', ')]));
    const about = [facebookLeadId, momentOf(createdAt), statuses[status], note];
    return csvLine([...about, ...questions.map(({ name }) => byName.get(name) ?? '')], delimiter);
  }

  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', downloadAs(csvFileName(campaign.title, new Date(now()))));
  c.header('Cache-Control', 'private, no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  // Said outright, or the listener waits for more before it sends the first line.
  c.header('Transfer-Encoding', 'chunked');
  return c.body(streamLines(byteOrderMark + head, pagesOf(db, workspaceId, campaign), lineOf));
}

/** Page after page, each a query of its own: between two of them nothing is held open. */
async function* pagesOf(
  db: Database,
  workspaceId: WorkspaceId,
  of: OfCampaign,
): AsyncGenerator<LeadLine[], undefined> {
  let after: Place | undefined;
  do {
    // The embedded database shares this thread, and lets nobody else have a turn by itself.
    await setImmediate();
    const rows = await listLeadLines(db, workspaceId, { of, after, limit: rowsAtOnce });
    yield rows;
    after = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
  } while (after);
}

/** Reads a page when the one before has been taken; whoever hangs up ends it. */
function streamLines(
  head: string,
  pages: AsyncGenerator<LeadLine[], undefined>,
  lineOf: (row: LeadLine) => string,
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
