import { randomUUID } from 'node:crypto';
import type { LeadDelivery } from '#contract/leads/lead-delivery.ts';
import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { enforceRateLimit } from '#server/features/people/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import { pagesOf } from '#server/mail/pages-of.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { findLead } from '../queries.ts';
import { promiseTurn } from './deliver-leads.ts';
import { stopped } from './deliver-rules.ts';
import {
  getDelivery,
  insertDelivery,
  presentDelivery,
  replayGivenUp,
  updateDelivery,
} from './delivery-log-queries.ts';
import { sendTold } from './send-told.ts';
import { getTarget, updateTarget } from './target-queries.ts';
import { leadWords, toldAnswers } from './tell-lead.ts';

type Asker = Pick<Person, 'workspaceId' | 'language'>;

const tenMinutesMs = 600_000;

/** Somebody who does not exist, so that a receiver can be tried out. */
function makeUpLead(locale: Language) {
  return {
    id: randomUUID(),
    metaLeadId: '100000000000000',
    status: 'new' as const,
    campaign: { id: '120000000000000000', title: m.test_lead_campaign({}, { locale }) },
    form: { id: '100000000000000', name: m.test_lead_form({}, { locale }) },
    adId: null,
    ...toldAnswers([
      { name: 'full_name', values: [m.test_lead_name({}, { locale })] },
      { name: 'email', values: ['kari@example.com'] },
      { name: 'phone_number', values: ['+4700000000'] },
    ]),
  };
}

/** Sends a made-up lead once and tells what came of it, whether or not deliveries are switched on. */
export async function sendTestLead(
  ctx: AppContext,
  { workspaceId, language }: Asker,
  targetId: string,
): Promise<LeadDelivery> {
  const { db, now, settings } = ctx;
  const target = await getTarget(db, workspaceId, targetId);
  await enforceRateLimit(ctx, { key: `webhook-test:${workspaceId}`, most: 10, withinMs: tenMinutesMs });
  const id = randomUUID();
  const tried = new Date(now());
  const createdAt = tried.toISOString();
  const lead = { ...makeUpLead(language), createdAt };
  const url = pagesOf(settings.publicUrl, workspaceId)('/leads');
  const words = leadWords(lead.status, { questions: [], url, language });
  const told = { id, createdAt, event: 'created' as const, isTest: true, isRepeated: false, lead, words };
  const outcome = await sendTold(ctx, target, told);
  const row = await insertDelivery(db, workspaceId, {
    id,
    targetId,
    isTest: true,
    status: outcome.problem === null ? 'delivered' : 'given-up',
    tries: 1,
    createdAt: tried,
    lastTriedAt: tried,
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
    const { leadId, status, targetId, erased } = await getDelivery(tx, workspaceId, id);
    const answers = leadId ? (await findLead(tx, workspaceId, leadId))?.answers : undefined;
    const { isOn } = await getTarget(tx, workspaceId, targetId);
    const obstacle = !isOn ? stopped.off : leadId || erased ? null : stopped.gone;
    if (obstacle) {
      const told = status === 'waiting' ? {} : { lastProblem: obstacle };
      return presentDelivery(await updateDelivery(tx, workspaceId, { id, ...told }), { language, answers });
    }
    const at = now();
    const row = await updateDelivery(tx, workspaceId, { id, status: 'waiting', nextTryAt: new Date(at) });
    // Whoever asks by hand knows better than what was said before.
    await updateTarget(tx, workspaceId, { id: targetId, restUntil: null });
    await promiseTurn(tx, ctx, { workspaceId, targetId, at });
    return presentDelivery(row, { language, answers });
  });
}

/** Puts everything on its way once more that a target did not take. */
export async function replayFailed(ctx: AppContext, { workspaceId }: Asker, targetId: string) {
  const { db, now } = ctx;
  await getTarget(db, workspaceId, targetId);
  await enforceRateLimit(ctx, { key: `webhook-replay:${workspaceId}`, most: 10, withinMs: tenMinutesMs });
  return db.transaction(async (tx) => {
    const { isOn } = await getTarget(tx, workspaceId, targetId);
    if (!isOn) throw new Refusal('TARGET_IS_OFF');
    const at = now();
    const replayed = await replayGivenUp(tx, targetId, new Date(at));
    await updateTarget(tx, workspaceId, { id: targetId, restUntil: null });
    await promiseTurn(tx, ctx, { workspaceId, targetId, at });
    return { replayed };
  });
}
