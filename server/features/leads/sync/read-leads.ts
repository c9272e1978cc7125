import { getPageAccess, noteIfUnusable } from '#server/features/connections/access.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineJob } from '#server/job.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { KeptWorkspaceId, type WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import { type FormRow, findForm, updateForm } from './form-queries.ts';
import { syncLeadForm } from './sync-lead-form.ts';
import { readingProblem } from './reading-problem.ts';

/** Reads the leads of a form in the background. What goes wrong is noted in plain words; the clock tries again. */
export const readLeads = defineJob({
  name: 'read-leads',
  payload: z.object({
    workspaceId: KeptWorkspaceId,
    facebookFormId: z.string(),
  }),

  async run(ctx, { workspaceId, facebookFormId }, signal) {
    const form = await findForm(ctx.db, workspaceId, facebookFormId);
    if (!form) return;
    let token = '';
    try {
      ({ token } = await getPageAccess(ctx, workspaceId, form.facebookPageId));
      await hearOfPage(ctx, form, token);
      await syncLeadForm(ctx, workspaceId, { form, pageToken: token, signal });
    } catch (error) {
      // Somebody else goes on with it.
      if (signal.aborted) throw error;
      await noteProblem(ctx, workspaceId, { facebookFormId, error });
      await noteIfUnusable(ctx, workspaceId, { token, answer: error });
    }
  },

  // The clock brings the next try.
  async giveUp() {},
});

/** Keeps on the form why its leads could not be read. */
export async function noteProblem(
  { db, log, now }: AppContext,
  workspaceId: WorkspaceId,
  { facebookFormId, error }: { facebookFormId: string; error: unknown },
): Promise<void> {
  if (!(error instanceof GatewayError || error instanceof Refusal))
    log.error('leads could not be read', error);
  const noted = { triedAt: new Date(now()), problem: readingProblem(error) };
  await updateForm(db, workspaceId, { facebookFormId, ...noted });
}

/** From then on Meta tells us the moment a lead comes. Where it will not, leads are still read by the clock. */
async function hearOfPage({ meta, log }: AppContext, form: FormRow, pageToken: string): Promise<void> {
  try {
    await meta.ensurePageTells({ pageId: form.facebookPageId, pageToken });
  } catch (error) {
    if (!(error instanceof GatewayError) || error.failureKind === 'unauthorized') throw error;
    log.info('a page does not tell of its leads', { pageId: form.facebookPageId, reason: error.message });
  }
}
