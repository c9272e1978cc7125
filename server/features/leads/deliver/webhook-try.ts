import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/people/people.ts';
import type { LeadDelivery } from '#contract/leads/lead-webhooks.ts';
import { m } from '#server/catalogue/messages.js';
import { enforceRateLimit } from '#server/features/people/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { promiseTurn } from './deliver-leads.ts';
import { stopped } from './deliver-rules.ts';
import { findLead } from './delivery-queries.ts';
import { getDelivery, insertDelivery, presentDelivery, updateDelivery } from './delivery-log-queries.ts';
import { postSigned, messageOf } from './webhook-message.ts';
import { findWebhook, updateWebhook } from './webhook-queries.ts';

type Asker = Pick<Person, 'workspaceId' | 'language'>;

const tenMinutesMs = 600_000;

/** Somebody who does not exist, so that a receiver can be tried out. */
function makeUpLead(locale: Language) {
  return {
    campaign: { id: '120000000000000000', title: m.test_lead_campaign({}, { locale }) },
    form: { id: '100000000000000', name: m.test_lead_form({}, { locale }) },
    answers: [
      { name: 'full_name', values: [m.test_lead_name({}, { locale })] },
      { name: 'email', values: ['kari@example.com'] },
      { name: 'phone_number', values: ['+4700000000'] },
    ],
  };
}

/** Sends a made-up lead once and tells what came of it, whether or not deliveries are switched on. */
export async function sendTestLead(ctx: AppContext, { workspaceId, language }: Asker): Promise<LeadDelivery> {
  const { db, now } = ctx;
  const webhook = await findWebhook(db, workspaceId);
  if (!webhook) throw new Refusal('WEBHOOK_MISSING');
  await enforceRateLimit(ctx, { key: `webhook-test:${workspaceId}`, most: 10, withinMs: tenMinutesMs });
  const id = randomUUID();
  const createdAt = new Date(now());
  const lead = { id: randomUUID(), createdAt, ...makeUpLead(language) };
  const outcome = await postSigned(ctx, webhook, messageOf({ id, createdAt, isTest: true, lead }));
  const row = await insertDelivery(db, workspaceId, {
    id,
    isTest: true,
    status: outcome.problem === null ? 'delivered' : 'given-up',
    tries: 1,
    createdAt,
    lastTriedAt: createdAt,
    lastHttpStatus: outcome.httpStatus,
    lastProblem: outcome.problem,
  });
  return presentDelivery(row, { language });
}

/** Puts a delivery on its way once more, whatever became of it. */
export async function retryDelivery(
  ctx: AppContext,
  { workspaceId, language }: Asker,
  id: string,
): Promise<LeadDelivery> {
  const { db, now } = ctx;
  await getDelivery(db, workspaceId, id);
  await enforceRateLimit(ctx, { key: `webhook-retry:${workspaceId}`, most: 60, withinMs: tenMinutesMs });
  return db.transaction(async (tx) => {
    const { leadId, status } = await getDelivery(tx, workspaceId, id);
    const answers = leadId ? (await findLead(tx, workspaceId, leadId))?.answers : undefined;
    const webhook = await findWebhook(tx, workspaceId);
    const obstacle = !webhook ? stopped.removed : !webhook.isOn ? stopped.off : !leadId ? stopped.gone : null;
    if (obstacle) {
      const told = status === 'waiting' ? {} : { lastProblem: obstacle };
      return presentDelivery(await updateDelivery(tx, workspaceId, { id, ...told }), { language, answers });
    }
    const at = now();
    const row = await updateDelivery(tx, workspaceId, { id, status: 'waiting', nextTryAt: new Date(at) });
    // Whoever asks by hand knows better than what was said before.
    await updateWebhook(tx, workspaceId, { restUntil: null });
    await promiseTurn(tx, ctx, { workspaceId, at });
    return presentDelivery(row, { language, answers });
  });
}
