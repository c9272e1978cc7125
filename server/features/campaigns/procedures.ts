import { answerLanguage } from '#server/platform/answer-language.ts';
import { member, whileSignedIn } from '#server/procedures.ts';
import { createDraft } from './create-draft.ts';
import { deleteDraft, restoreDraft } from './deleted-draft-queries.ts';
import { labelIndustries } from './industries/label-industries.ts';
import { listLeadForms, listPixels, searchLocations } from './facebook-choices.ts';
import { makeLeadForm } from './make-lead-form.ts';
import { makePixel } from './make-pixel.ts';
import { presentCampaign } from './present-campaign.ts';
import { getCampaignWithMedia, listDrafts } from './queries.ts';
import { rewriteAd } from './writing/rewrite-ad.ts';
import { updateDraft } from './update-draft.ts';
import { writeAds } from './writing/write-ads.ts';

const { campaigns } = member;

export const campaignProcedures = campaigns.router({
  listDrafts: campaigns.listDrafts.handler(async ({ context: { house, person } }) => {
    const drafts = await listDrafts(house.db, person.workspaceId);
    return drafts.map((draft) => ({ ...draft, updatedAt: draft.updatedAt.toISOString() }));
  }),
  get: campaigns.get.handler(async ({ context: { house, person }, input }) =>
    presentCampaign(await getCampaignWithMedia(house.db, person.workspaceId, input.id)),
  ),
  create: campaigns.create.handler(async ({ context: { house, person }, input }) =>
    presentCampaign(await createDraft(house, person.workspaceId, input)),
  ),
  update: campaigns.update.handler(async ({ context: { house, person }, input }) =>
    presentCampaign(await updateDraft(house, person.workspaceId, input)),
  ),
  remove: campaigns.remove.handler(async ({ context: { house, person }, input }) => {
    const until = await deleteDraft(house.db, person.workspaceId, { id: input.id, now: house.now() });
    return { removed: true as const, restorableUntil: until.toISOString() };
  }),
  restore: campaigns.restore.handler(async ({ context: { house, person }, input }) => {
    await restoreDraft(house.db, person.workspaceId, { id: input.id, now: house.now() });
    return presentCampaign(await getCampaignWithMedia(house.db, person.workspaceId, input.id));
  }),
  writeAds: campaigns.writeAds.handler(({ context, input, signal }) =>
    whileSignedIn(context, signal, (until) =>
      writeAds(context.house, context.person, { ...input, signal: until }),
    ),
  ),
  rewriteAd: campaigns.rewriteAd.handler(({ context: { house, person }, input, signal }) =>
    rewriteAd(house, person, { ...input, signal }),
  ),
  listIndustries: campaigns.listIndustries.handler(({ context: { house, headers } }) =>
    labelIndustries(house.db, answerLanguage(headers)),
  ),
  searchLocations: campaigns.searchLocations.handler(async ({ context: { house, person }, input }) => ({
    locations: await searchLocations(house, person, input.query),
  })),
  listLeadForms: campaigns.listLeadForms.handler(async ({ context: { house, person }, input }) => ({
    forms: await listLeadForms(house, person.workspaceId, input.pageId),
    cached: false as const,
  })),
  listPixels: campaigns.listPixels.handler(async ({ context: { house, person }, input }) => ({
    pixels: await listPixels(house, person.workspaceId, input.adAccountId),
  })),
  createLeadForm: campaigns.createLeadForm.handler(({ context: { house, person }, input }) =>
    makeLeadForm(house, person.workspaceId, input),
  ),
  createPixel: campaigns.createPixel.handler(({ context: { house, person }, input }) =>
    makePixel(house, person.workspaceId, input),
  ),
});
