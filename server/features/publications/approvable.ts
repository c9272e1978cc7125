import type { Objective } from '#contract/campaigns/campaign.ts';
import { isOpen } from '#contract/compliance/finding.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Content } from '../approvals/content.ts';
import { checkDraft } from '../compliance/check-shown.ts';
import { listMedia } from '../media/queries.ts';
import { type Ready, readyPlan } from './ready-plan.ts';

/** All of a draft that would be published as it is now; refuses while anything is missing. */
export async function readApprovable(
  { db, findGoodLeads }: Pick<AppContext, 'db' | 'findGoodLeads'>,
  workspaceId: WorkspaceId,
  { campaignId, now }: { campaignId: string; now: number },
): Promise<Content> {
  // Words of a refusal are said anew for whoever reads them.
  const ready = await readyPlan(
    { db, now: () => now, findGoodLeads },
    { workspaceId, language: 'en' },
    campaignId,
  );
  return approvableOf({ db, now: () => now }, workspaceId, ready);
}

/** The same of what is about to be published. Every field of the plan is in it, or follows from what is. */
export async function approvableOf(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  workspaceId: WorkspaceId,
  { campaign, adAccount, page, plan }: Ready,
): Promise<Content> {
  const { title, specialAdCategory, currency, endsOn, brakes, locations, ageFrom, ageTo, gender } = campaign;
  const files = await listMedia(
    db,
    workspaceId,
    plan.ads.map(({ mediaId }) => mediaId),
  );
  const { findings, packs } = await checkDraft({ db, now }, { workspaceId, language: 'en' }, campaign);
  return {
    title,
    objective: plan.objective as Objective,
    specialAdCategory,
    dailyBudgetMinor: plan.dailyBudgetMinor,
    currency,
    endsOn,
    brakes,
    locations,
    ageFrom,
    ageTo,
    gender,
    page: { id: page.id, name: page.name, instagramId: page.instagramId },
    adAccount: { id: adAccount.id, name: adAccount.name, timezone: adAccount.timezone },
    leadFormId: plan.leadFormId ?? null,
    ...(plan.goodLeadsDatasetId && { goodLeadsDatasetId: plan.goodLeadsDatasetId }),
    pixelId: plan.pixelId ?? null,
    websiteUrl: plan.websiteUrl ?? null,
    beneficiary: plan.beneficiary ?? '',
    payer: plan.payer ?? '',
    ads: plan.ads.map(({ asked, headline, primaryText, description, callToAction, ...shown }) => {
      const { mediaId, kind = 'image', isEnhanced = false, drawn } = shown;
      const { key, enhancement } = files.find(({ id }) => id === mediaId)!;
      const file = isEnhanced ? enhancement!.enhancedKey! : key;
      return {
        id: asked!.id,
        headline,
        primaryText,
        description,
        // A plan that lacks nothing has a button that can be had.
        callToAction: callToAction as Content['ads'][number]['callToAction'],
        picture: {
          mediaId,
          kind,
          isEnhanced,
          file,
          drawn: drawn ? { design: drawn.design, states: drawn.states } : null,
        },
      };
    }),
    law: {
      packs,
      findings: findings.map((finding) => {
        const { id, level, code, params, quote, law, url, isUnsure, answer } = finding;
        const given = answer && { isSo: answer.isSo, note: answer.note };
        return { id, level, code, params, quote, law, url, isUnsure, isOpen: isOpen(finding), answer: given };
      }),
    },
  };
}
