import type { PublicationProblem } from '#contract/publishing/publications.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { askFacebook, getAdAccountAccess } from '../../connections/access.ts';
import { problemOf } from '../problems.ts';
import { readyPlan } from '../ready-plan.ts';
import { tellProblem } from '../tell-problem.ts';
import { isPicture, uploadMedia, withMedia } from '../media/upload-media.ts';

/**
 * What Meta would refuse of the campaign itself and of the ads. Nothing but their pictures is there afterwards; ads with
 * videos are not asked about, because bringing one may take an hour.
 */
export async function dryRun(
  ctx: AppContext,
  { workspaceId, language }: Person,
  campaignId: string,
): Promise<{ accepted: boolean; problems: PublicationProblem[] }> {
  const { plan, adAccount } = await readyPlan(ctx, { workspaceId, language }, campaignId);
  const { account } = await getAdAccountAccess(ctx, workspaceId, adAccount.id);
  const shown = plan.ads.filter(isPicture);
  const refused = await askFacebook(ctx, workspaceId, {
    token: account.token,
    async ask() {
      const uploaded = await uploadMedia(ctx, { account, workspaceId, media: shown });
      return ctx.meta.validatePlan(account, { ...plan, marker: '', ads: withMedia(shown, uploaded) });
    },
  });
  return {
    accepted: refused.length === 0,
    problems: refused.map((error) => tellProblem(problemOf(error, { ads: shown }), language)),
  };
}
