import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { findEarlierLeads } from './find-earlier-leads.ts';
import { type FormRow, updateForm } from './form-queries.ts';
import { knownAtMeta } from '../list/lead-counts.ts';
import { findRetention } from '../queries.ts';
import { overlapMs, readableSince, readWhollyMs } from '../rules.ts';
import { setAside } from './set-aside-queries.ts';
import { storeLeads } from './store-leads.ts';
import { trySetAside } from './try-set-aside.ts';

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
