import { setImmediate } from 'node:timers/promises';
import { csvFileName } from '#contract/csv.ts';
import { dayAt } from '#contract/days.ts';
import { authenticate, fileRequest } from '#server/http/authenticate.ts';
import { downloadAs } from '#server/http/download-as.ts';
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
/** Whoever takes nothing for so long has gone without a word. */
const stallsAfterMs = 60_000;

type Places = ReturnType<typeof openExportPlaces>;

/** A campaign's leads as a file, for the workspace they belong to. */
export function leadExports(ctx: AppContext): Hono {
  const places = openExportPlaces();
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
  const person = await authenticate(fileRequest(ctx, c), { right: 'leads', doing: 'read' });
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
  return c.body(streamLines(file, pagesOf(db, workspaceId, campaign), leave));
}

/** Page after page, each a query of its own: between two of them nothing is held open. */
async function* pagesOf(
  db: Database,
  workspaceId: WorkspaceId,
  of: OfCampaign,
): AsyncGenerator<LeadLine[], undefined> {
  let after: Place | undefined;
  do {
    const { lines, last } = await listLeadLines(db, workspaceId, { of, after, limit: rowsAtOnce });
    yield lines;
    after = lines.length === rowsAtOnce ? last : undefined;
  } while (after);
}

/** Reads a page when the one before has been taken. Whoever hangs up, or takes no more, ends it. */
function streamLines(
  { head, lineOf }: LeadFile,
  pages: AsyncGenerator<LeadLine[], undefined>,
  leave: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let patience: NodeJS.Timeout | undefined;
  let next: ReturnType<typeof pages.next> | undefined;

  function readAhead(): void {
    next = pages.next();
    // Told when its turn comes.
    next.catch(() => undefined);
  }
  function end(): void {
    clearTimeout(patience);
    leave();
  }
  function waitFor(controller: ReadableStreamDefaultController): void {
    clearTimeout(patience);
    patience = setTimeout(() => {
      end();
      controller.error(new Error('Nobody took the rest of the file.'));
    }, stallsAfterMs).unref();
  }

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(encoder.encode(head));
        waitFor(controller);
      },
      async pull(controller) {
        try {
          if (!next) readAhead();
          const { value: rows } = await next!;
          waitFor(controller);
          // The database reads the next page while this one is written.
          readAhead();
          // So it is asked first; and where the database shares this thread, others have their turn.
          await setImmediate();
          if (rows && rows.length > 0) return controller.enqueue(encoder.encode(rows.map(lineOf).join('')));
          end();
          controller.close();
        } catch (error) {
          end();
          throw error;
        }
      },
      async cancel() {
        end();
        await pages.return(undefined);
      },
    },
    // One page is read ahead of the one who takes it, and no more.
    { highWaterMark: 1 },
  );
}

const atOnce = 2;

/** How many files of leads a workspace may download at once: each reads thousands of rows that others wait behind. */
function openExportPlaces() {
  const taken = new Map<WorkspaceId, number>();

  function change(workspaceId: WorkspaceId, by: number): void {
    const count = (taken.get(workspaceId) ?? 0) + by;
    if (count > 0) taken.set(workspaceId, count);
    else taken.delete(workspaceId);
  }

  return {
    /** Takes a place, or refuses. Answers how to leave it, which counts once however often it is done. */
    take(workspaceId: WorkspaceId): () => void {
      if ((taken.get(workspaceId) ?? 0) >= atOnce) throw new Refusal('EXPORTS_RUNNING');
      change(workspaceId, 1);
      let hasLeft = false;
      return () => {
        if (!hasLeft) change(workspaceId, -1);
        hasLeft = true;
      };
    },
  };
}
