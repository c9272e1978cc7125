import { m } from '#server/catalogue/messages.js';
import { listWorkspacesWithPage } from '#server/features/connections/queries.ts';
import { verifyToken } from '#server/features/connections/hear-of.ts';
import { isSignedByMeta, type LeadNotice, readNotices } from '#server/gateways/meta/webhooks.ts';
import type { AppContext } from '#server/app-context.ts';
import { Hono } from 'hono';
import { ensureForms } from './form-queries.ts';
import { readLead, readLeads } from './read-leads.ts';

/** A burst of leads is counted once. */
const countAfterMs = 60_000;
/** Meta reads it, if anybody. */
const unsigned = m.door_only_meta({}, { locale: 'en' });
const unreadable = m.misfit_unreadable({}, { locale: 'en' });

/**
 * Where Meta tells of new leads, and of ad accounts in which something has changed. Nothing is fetched here: what came is
 * written down, and the answer is given.
 */
export function metaWebhook(
  ctx: AppContext,
  { onChanges }: { onChanges: (adAccountIds: string[]) => Promise<void> },
): Hono {
  return new Hono()
    .get('/webhook', (c) => {
      const asked = c.req.query();
      const isMeta = asked['hub.mode'] === 'subscribe' && asked['hub.verify_token'] === verifyToken(ctx.seal);
      return isMeta ? c.text(asked['hub.challenge'] ?? '') : c.text(unsigned, 403);
    })
    .post('/webhook', async (c) => {
      const body = new Uint8Array(await c.req.arrayBuffer());
      const signature = c.req.header('x-hub-signature-256');
      const { appSecret } = ctx.settings.meta;
      if (!isSignedByMeta(body, { signature, appSecret })) return c.json({ message: unsigned }, 400);
      const notices = readNotices(new TextDecoder().decode(body));
      if (!notices) return c.json({ message: unreadable }, 400);
      await noteArrivals(ctx, notices.leads);
      if (notices.adAccountIds.length > 0) await onChanges(notices.adAccountIds);
      return c.json({ received: true });
    });
}

/** Promises every workspace that holds the page to read the lead, and soon afterwards to see that both sides count the same. */
async function noteArrivals({ db, queue, now }: AppContext, notices: LeadNotice[]): Promise<void> {
  const byPage = Map.groupBy(notices, ({ pageId }) => pageId);
  for (const [facebookPageId, arrived] of byPage) {
    const workspaces = await listWorkspacesWithPage(db, facebookPageId);
    const addedAt = new Date(now());
    const formIds = [...new Set(arrived.map(({ formId }) => formId))];
    await db.transaction(async (tx) => {
      for (const workspaceId of workspaces) {
        const forms = formIds.map((facebookFormId) => ({
          workspaceId,
          facebookFormId,
          facebookPageId,
          addedAt,
        }));
        await ensureForms(tx, forms);
        for (const notice of arrived)
          await queue.add(
            tx,
            readLead,
            { workspaceId, ...notice },
            { key: `${workspaceId} ${notice.leadId}` },
          );
        const notBefore = new Date(now() + countAfterMs);
        for (const facebookFormId of formIds)
          await queue.add(
            tx,
            readLeads,
            { workspaceId, facebookFormId },
            { key: `${workspaceId} ${facebookFormId}`, notBefore },
          );
      }
    });
  }
}
