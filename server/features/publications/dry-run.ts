import type { PublicationProblem } from '#contract/publications.ts';
import type { House } from '#server/house.ts';
import type { Person } from '#server/plumbing/sessions.ts';
import { askFacebook, getAdAccountAccess } from '../connections/queries.ts';
import { problemOf } from './problems.ts';
import { readyPlan } from './ready-plan.ts';
import { uploadPictures, withHashes } from './upload-pictures.ts';

/** What Meta would refuse of the campaign itself and of the ads. Nothing but their pictures is there afterwards. */
export async function dryRun(
  house: House,
  { workspaceId }: Person,
  campaignId: string,
): Promise<{ accepted: boolean; problems: PublicationProblem[] }> {
  const { plan, adAccount } = await readyPlan(house.db, workspaceId, campaignId);
  const { account } = await getAdAccountAccess(house, workspaceId, adAccount.id);
  const refused = await askFacebook(house, workspaceId, {
    token: account.token,
    async ask() {
      const hashes = await uploadPictures(house, { account, workspaceId, pictures: plan.ads });
      return house.meta.validatePlan(account, { ...plan, marker: '', ads: withHashes(plan.ads, hashes) });
    },
  });
  return { accepted: refused.length === 0, problems: refused.map((error) => problemOf(error)) };
}
