import { getPageAccess, noteIfUnusable } from '#server/features/connections/access.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineJob } from '#server/job.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { KeptWorkspaceId, type WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import { type FormRow, findForm, updateForm } from './form-queries.ts';
import { syncLeadForm } from './sync-lead-form.ts';
import { isLeadKnown } from '../queries.ts';
import { storeLeads } from './store-leads.ts';
import { coded, type CodedText } from '#server/platform/coded-text.ts';

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
  // No giveUp: the clock brings the next try.
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

/** Fetches a lead Meta has told of. What cannot be fetched now is found when its form is read. */
export const readLead = defineJob({
  name: 'read-lead',
  payload: z.object({
    workspaceId: KeptWorkspaceId,
    leadId: z.string(),
    formId: z.string(),
    pageId: z.string(),
  }),

  async run(ctx, { workspaceId, leadId, formId: facebookFormId, pageId: facebookPageId }) {
    if (await isLeadKnown(ctx.db, workspaceId, leadId)) return;
    let pageToken = '';
    try {
      ({ token: pageToken } = await getPageAccess(ctx, workspaceId, facebookPageId));
      const lead = await ctx.meta.getLead({ formId: facebookFormId, pageToken }, leadId);
      await storeLeads(ctx, workspaceId, { facebookFormId, facebookPageId, leads: [lead] });
    } catch (error) {
      const isOver = error instanceof Refusal || (error instanceof GatewayError && !error.isTransient);
      if (!isOver) throw error;
      // One lead that is gone says nothing of the others.
      if (error instanceof GatewayError && error.failureKind === 'not-found') return;
      await noteProblem(ctx, workspaceId, { facebookFormId, error });
      await noteIfUnusable(ctx, workspaceId, { token: pageToken, answer: error });
    }
  },
  // No giveUp: the next reading of the form brings it.
});

/** Why leads could not be read. The ones that are here already stay in every case. */
function readingProblem(error: unknown): CodedText {
  if (error instanceof Refusal) return coded('reading-unlinked', { refusal: error.code });
  if (!(error instanceof GatewayError)) return coded('reading-our-mistake');
  const { failureKind, because } = error;
  switch (failureKind) {
    case 'unauthorized':
      return coded('reading-signed-out');
    case 'blocked':
      return coded('reading-blocked', because);
    case 'forbidden':
      return coded('reading-forbidden', because);
    case 'not-found':
      return coded('reading-hidden', because);
    case 'rejected':
      return coded('reading-refused', because);
    case 'rate-limited':
      return coded('reading-slow-down');
    case 'unavailable':
    case 'unexpected-reply':
    case 'unknown-outcome':
      return coded('reading-silent');
  }
}
