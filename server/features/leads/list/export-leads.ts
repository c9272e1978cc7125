import { setImmediate } from 'node:timers/promises';
import { csvFileName } from '#contract/csv.ts';
import { dayAt } from '#contract/days.ts';
import { authenticate, fileRequest, stillMay } from '#server/http/authenticate.ts';
import { downloadAs } from '#server/http/download-as.ts';
import { openExportPlaces } from '#server/http/export-places.ts';
import { streamPieces } from '#server/http/stream-pieces.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { knownTimeZone } from '#server/platform/known-time-zone.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { type Context, Hono } from 'hono';
import { noteDeed } from '../../audit-log/write-line.ts';
import { listForms } from '../sync/form-queries.ts';
import { getLeadCampaign } from '../lead-campaign.ts';
import { type LeadFile, leadFileFormats, openLeadFile } from './lead-files.ts';
import { questionsOf } from './list-leads.ts';
import { type LeadLine, listLeadLines, type OfCampaign, type Place } from './listing-queries.ts';

const rowsAtOnce = 500;

type Places = ReturnType<typeof openExportPlaces>;

/** A campaign's leads as a file, for the workspace they belong to. */
export function leadExports(ctx: AppContext): Hono {
  const places = openExportPlaces(2);
  return new Hono()
    .get('/leads/:file{[0-9]{1,50}\\.csv}', (c) =>
      sendExport(ctx, c, { places, facebookCampaignId: c.req.param('file').replace('.csv', '') }),
    )
    .get('*', (c) => c.notFound());
}

async function sendExport(
  ctx: AppContext,
  c: Context,
  { places, facebookCampaignId }: { places: Places; facebookCampaignId: string },
): Promise<Response> {
  const { db, now } = ctx;
  const asking = fileRequest(ctx, c);
  const person = await authenticate(asking, { right: 'leads', doing: 'read' });
  if (!person) throw new Refusal('NOT_SIGNED_IN');
  const { workspaceId, language } = person;
  const campaign = await getLeadCampaign(db, workspaceId, facebookCampaignId);
  const forms = await listForms(db, workspaceId, campaign.facebookFormIds);
  const wished = c.req.query();
  const file = openLeadFile({
    format: leadFileFormats.find((format) => format === wished['format']) ?? 'excel',
    language,
    timeZone: knownTimeZone(wished['timeZone']),
    questions: questionsOf(forms),
  });

  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', downloadAs(csvFileName(campaign.title, 'leads', dayAt(now(), 'UTC'))));
  c.header('Cache-Control', 'private, no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  if (c.req.method === 'HEAD') return c.body(null);
  // Said outright, or the listener waits for more before it sends the first line.
  c.header('Transfer-Encoding', 'chunked');
  const leave = places.take(workspaceId);
  const subject = { kind: 'leads', id: facebookCampaignId, name: campaign.title };
  await db.transaction((tx) => noteDeed(tx, person, { at: now(), deed: 'leads-downloaded', subject }));
  const lookAgain = stillMay(asking, person, 'leads');
  return c.body(streamPieces(piecesOf(file, pagesOf(db, workspaceId, { of: campaign, lookAgain })), leave));
}

async function* piecesOf(
  { head, lineOf }: LeadFile,
  pages: AsyncIterable<LeadLine[]>,
): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder();
  yield encoder.encode(head);
  for await (const lines of pages) if (lines.length > 0) yield encoder.encode(lines.map(lineOf).join(''));
}

/** Page after page, each a query of its own, asked for before the one ahead of it is written: the database works meanwhile. */
async function* pagesOf(
  db: Database,
  workspaceId: WorkspaceId,
  { of, lookAgain }: { of: OfCampaign; lookAgain: () => Promise<void> },
): AsyncGenerator<LeadLine[], undefined> {
  const read = (after?: Place) => listLeadLines(db, workspaceId, { of, after, limit: rowsAtOnce });
  let next = read();
  for (;;) {
    const { lines, last } = await next;
    const isLast = lines.length < rowsAtOnce;
    if (!isLast) {
      next = read(last);
      // Told when its turn comes.
      next.catch(() => undefined);
      // It is on its way before this one is written.
      await setImmediate();
    }
    yield lines;
    if (isLast) return undefined;
    await lookAgain();
  }
}
