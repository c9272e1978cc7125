import { getPageAccess, noteIfUnusable } from '#server/features/connections/access.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { defineJob } from '#server/job.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { KeptWorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import { isLeadKnown } from '../queries.ts';
import { noteProblem } from './read-leads.ts';
import { passesByItself } from './reading-problem.ts';
import { storeLeads } from './store-leads.ts';

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
      const isOver = error instanceof Refusal || (error instanceof GatewayError && !passesByItself(error));
      if (!isOver) throw error;
      // One lead that is gone says nothing of the others.
      if (error instanceof GatewayError && error.failureKind === 'not-found') return;
      await noteProblem(ctx, workspaceId, { facebookFormId, error });
      await noteIfUnusable(ctx, workspaceId, { token: pageToken, answer: error });
    }
  },

  // The next reading of the form brings it.
  async giveUp() {},
});
