import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { type FormRow, updateForm } from './form-queries.ts';
import { knownAtMeta } from '../list/lead-counts.ts';
import { findRetention, arrivalTopic } from '../queries.ts';
import { overlapMs, readableSince, readWhollyMs, newsSince } from '../rules.ts';
import { setAside, listSetAside, removeSetAside } from './set-aside-queries.ts';
import { storeLeads } from './store-leads.ts';
import type { Database } from '#server/platform/database/database.ts';
import { countEarlier } from '../notify/arrival-queries.ts';
import { promiseRound } from '../notify/tell-leads.ts';
import { GatewayError, type FailureKind } from '#server/gateways/gateway-error.ts';

/** Of the leads set aside, in one reading; the others come up at the next. */
const atMost = 20;
const saysNothingOfTheLead: FailureKind[] = ['unauthorized', 'rate-limited', 'unavailable'];

interface Reading {
  form: FormRow;
  pageToken: string;
  signal?: AbortSignal;
}

/**
 * Reads what came since the last time, and everything Meta still has where that does not add up, or was not done for
 * a day. Each page is kept as it comes. Answers how many leads are new here; what fails outside is thrown.
 */
export async function syncLeadForm(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { form, pageToken, signal }: Reading,
): Promise<number> {
  const { db, meta, now } = ctx;
  const { facebookFormId, facebookPageId } = form;
  const at = new Date(now());
  const oldest = readableSince(now(), await findRetention(db, workspaceId));

  async function readSince(since: Date): Promise<{ added: number; real: number }> {
    let [added, real] = [0, 0];
    const pages = meta.listLeads({ formId: facebookFormId, pageToken, since });
    for await (const { leads, unreadableIds } of pages) {
      signal?.throwIfAborted();
      added += await storeLeads(ctx, workspaceId, { facebookFormId, facebookPageId, leads });
      await setAside(ctx, workspaceId, { facebookFormId, leadIds: unreadableIds });
      real += leads.filter(({ isTest }) => !isTest).length + unreadableIds.length;
    }
    return { added, real };
  }

  await updateForm(db, workspaceId, { facebookFormId, triedAt: at });
  const { name, questions, leadsCount } = await meta.getForm({ formId: facebookFormId, pageToken });
  await updateForm(db, workspaceId, { facebookFormId, name, questions: merged(questions, form) });

  let added = 0;
  if (form.readAt && !isWholeDue(form, at)) {
    const since = new Date(Math.max(oldest.getTime(), form.readAt.getTime() - overlapMs));
    ({ added } = await readSince(since));
    const leadsAtMeta = Math.max(0, leadsCount - form.outOfReach);
    if (leadsAtMeta <= (await knownAtMeta(ctx, workspaceId, form))) {
      const counted = { leadsAtMeta, countedAt: at, readAt: at, problem: null };
      await updateForm(db, workspaceId, { facebookFormId, ...counted });
      return added + (await trySetAside(ctx, workspaceId, { form, pageToken, triedBefore: at }));
    }
  }

  const whole = await readSince(oldest);
  const outOfReach = Math.max(0, leadsCount - whole.real);
  const read = { countedAt: at, readAt: at, readWhollyAt: at, problem: null };
  const counts = { leadsAtMeta: leadsCount - outOfReach, outOfReach };
  await db.transaction(async (tx) => {
    await updateForm(tx, workspaceId, { facebookFormId, ...counts, ...read });
    if (!form.readWhollyAt) await findEarlierLeads(tx, ctx, { workspaceId, form });
  });
  const caughtUp = await trySetAside(ctx, workspaceId, { form, pageToken, triedBefore: at });
  return added + whole.added + caughtUp;
}

function isWholeDue({ readWhollyAt }: FormRow, at: Date): boolean {
  return !readWhollyAt || at.getTime() - readWhollyAt.getTime() >= readWhollyMs;
}

/** The form's own questions first; what leads have answered besides stays. */
function merged(asked: FormRow['questions'], { questions }: FormRow): FormRow['questions'] {
  const names = new Set(asked.map(({ name }) => name));
  return [...asked, ...questions.filter(({ name }) => !names.has(name))];
}

/** Has the leads told of that were sent long before we came to know of their form: all of them together, and once. */
async function findEarlierLeads(
  tx: Database,
  ctx: AppContext,
  { workspaceId, form }: { workspaceId: WorkspaceId; form: Pick<FormRow, 'facebookFormId' | 'addedAt'> },
): Promise<void> {
  const { facebookFormId } = form;
  const now = new Date(ctx.now());
  const found = await countEarlier(tx, workspaceId, { facebookFormId, before: newsSince(form), now });
  if (!found) return;
  await promiseRound(tx, ctx, { workspaceId, way: 'email', dueAt: ctx.now() });
  await ctx.signals.notify(tx, arrivalTopic(workspaceId));
}

/** Asks once more for leads of a form that could not be kept, and were not tried since. Answers how many are kept now. */
async function trySetAside(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { form, pageToken, triedBefore }: { form: FormRow; pageToken: string; triedBefore: Date },
): Promise<number> {
  const { db, meta } = ctx;
  const { facebookFormId, facebookPageId } = form;
  let added = 0;
  for (const leadId of await listSetAside(db, workspaceId, { facebookFormId, triedBefore, atMost })) {
    try {
      const lead = await meta.getLead({ formId: facebookFormId, pageToken }, leadId);
      added += await storeLeads(ctx, workspaceId, { facebookFormId, facebookPageId, leads: [lead] });
    } catch (error) {
      if (!(error instanceof GatewayError) || saysNothingOfTheLead.includes(error.failureKind)) throw error;
      if (error.failureKind === 'not-found') await removeSetAside(db, workspaceId, [leadId]);
      else await setAside(ctx, workspaceId, { facebookFormId, leadIds: [leadId] });
    }
  }
  return added;
}
