import type { FormAudience } from '#contract/live/form-audiences.ts';
import type { AppContext } from '#server/app-context.ts';
import { m } from '#server/catalogue/messages.js';
import { acceptOperation } from '#server/features/operations/accept.ts';
import type { Ending, OperationKind, RunContext } from '#server/features/operations/kind.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import { sendOperation } from '#server/features/operations/send.ts';
import { maySettleYet, unansweredTry } from '#server/features/operations/unanswered-try.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { permitOnLive } from '../steering/permit-on-live.ts';
import { findAudience, insertAudience, listAudiences, removeAudience } from './audience-queries.ts';

interface Input {
  facebookCampaignId: string;
  facebookFormId: string;
}

export async function presentAudiences(
  { db }: AppContext,
  workspaceId: WorkspaceId,
): Promise<FormAudience[]> {
  return (await listAudiences(db, workspaceId)).map(
    ({ facebookFormId, facebookAudienceId, name, madeAt }) => ({
      facebookFormId,
      facebookAudienceId,
      name,
      madeAt: madeAt.toISOString(),
    }),
  );
}

/** Has Meta gather those who opened a form and did not send it. */
export function makeFormAudience(
  ctx: AppContext,
  person: Person,
  { facebookCampaignId, facebookFormId, formName }: Input & { formName: string },
): Promise<OperationRow> {
  const { workspaceId } = person;
  return acceptOperation(ctx, person, {
    kind: formAudienceKind,
    permit: (tx) => permitOnLive({ ...ctx, db: tx }, workspaceId, facebookCampaignId),
    async decide(tx, { campaign }) {
      if (await findAudience(tx, workspaceId, facebookFormId)) throw new Refusal('FORM_AUDIENCE_EXISTS');
      // By its name it is found again where Meta's answer was lost.
      const named = { form: formName || campaign.name, id: facebookFormId };
      const name = m.form_audience_name(named, { locale: person.language });
      return { kind: 'form-audience', facebookFormId, name, to: 'made', facebookAudienceId: null };
    },
  });
}

/** Has Meta forget it again. */
export function removeFormAudience(
  ctx: AppContext,
  person: Person,
  { facebookCampaignId, facebookFormId }: Input,
): Promise<OperationRow> {
  const { workspaceId } = person;
  return acceptOperation(ctx, person, {
    kind: formAudienceKind,
    permit: (tx) => permitOnLive({ ...ctx, db: tx }, workspaceId, facebookCampaignId),
    async decide(tx) {
      const audience = await findAudience(tx, workspaceId, facebookFormId);
      if (!audience) throw new Refusal('FORM_AUDIENCE_NOT_FOUND');
      const { name, facebookAudienceId } = audience;
      return { kind: 'form-audience', facebookFormId, name, to: 'removed', facebookAudienceId };
    },
  });
}

/** Nothing that runs changes by it, so there is nothing to take back but the audience itself. */
export const formAudienceKind: OperationKind<'form-audience'> = {
  parts: ({ facebookFormId }) => [`form-audience:${facebookFormId}`],
  run: (context) => (context.details.to === 'made' ? make(context) : remove(context)),
  unchanged: () => 'form-audience',
  keepsSpending: () => false,
};

async function make(context: RunContext<'form-audience'>): Promise<Ending> {
  const { ctx, account, workspaceId, details } = context;
  const { name, facebookFormId } = details;
  let found = await ctx.meta.findAudience(account, name);
  const sentAt = context.operation.progress?.['sentAt'];
  // Meta’s lists are late: what a lost answer has made may not show yet.
  if (!found && typeof sentAt === 'number' && maySettleYet(ctx, new Date(sentAt))) throw unansweredTry();
  if (!found)
    await sendOperation(context, {
      progress: { sentAt: ctx.now() },
      send: async () =>
        void (found = await ctx.meta.makeFormAudience(account, { name, formId: facebookFormId })),
    });
  const facebookAudienceId = found!;
  const adAccountId = account.id;
  const madeAt = new Date(ctx.now());
  return {
    details: { ...details, facebookAudienceId },
    keep: (tx) =>
      insertAudience(tx, { workspaceId, facebookFormId, facebookAudienceId, adAccountId, name, madeAt }),
  };
}

async function remove(context: RunContext<'form-audience'>): Promise<Ending> {
  const { ctx, account, workspaceId, details } = context;
  await sendOperation(context, { send: () => ctx.meta.removeAudience(account, details.facebookAudienceId!) });
  return { keep: (tx) => removeAudience(tx, workspaceId, details.facebookFormId) };
}
