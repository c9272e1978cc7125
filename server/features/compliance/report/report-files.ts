import { Readable } from 'node:stream';
import { csvFileName } from '#contract/csv.ts';
import { dayAt } from '#contract/days.ts';
import type { AppContext } from '#server/app-context.ts';
import { authenticate, fileRequest } from '#server/http/authenticate.ts';
import { downloadAs } from '#server/http/download-as.ts';
import { knownTimeZone } from '#server/platform/known-time-zone.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { Hono } from 'hono';
import { enforceRateLimit } from '../../people/queries.ts';
import { openSheet } from './pdf-sheet.ts';
import { readReport } from './read-report.ts';
import { titleOf, writeReport } from './write-report.ts';

const limit = { most: 60, withinMs: 60 * 60_000 };

/** The report of a campaign as a PDF, for the workspace it belongs to. */
export function reportFiles(ctx: AppContext): Hono {
  return new Hono().get('/compliance/:file{[\\w-]{1,50}\\.pdf}', async (c) => {
    const person = await authenticate(fileRequest(ctx, c), { right: 'see', doing: 'read' });
    if (!person) throw new Refusal('NOT_SIGNED_IN');
    const { id, language } = person;
    const report = await readReport(ctx, person, c.req.param('file').slice(0, -'.pdf'.length));
    const name = csvFileName(report.title ?? '', 'law', dayAt(ctx.now(), 'UTC')).replace(/csv$/, 'pdf');
    c.header('Content-Type', 'application/pdf');
    c.header('Content-Disposition', downloadAs(name));
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    if (c.req.method === 'HEAD') return c.body(null);
    await enforceRateLimit(ctx, { key: `report:${id}`, ...limit });
    const sheet = await openSheet({ title: titleOf(report, language), language });
    const by = { language, timeZone: knownTimeZone(c.req.query('timeZone')) };
    writeReport(sheet, report, by).catch((error: Error) => {
      ctx.log.error('a report could not be written as a PDF', error);
      sheet.document.destroy(error);
    });
    return c.body(Readable.toWeb(sheet.document) as ReadableStream);
  });
}
