import { GatewayError, type FailureKind } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { FormRow } from './form-queries.ts';
import { listSetAside, removeSetAside, setAside } from './set-aside-queries.ts';
import { storeLeads } from './store-leads.ts';

/** In one reading; the others come up at the next. */
const atMost = 20;
const saysNothingOfTheLead: FailureKind[] = ['unauthorized', 'rate-limited', 'unavailable'];

/** Asks once more for leads of a form that could not be kept, and were not tried since. Answers how many are kept now. */
export async function trySetAside(
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
