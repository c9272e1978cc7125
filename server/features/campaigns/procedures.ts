import { noteDeed } from '../audit-log/write-line.ts';
import { answerLanguage } from '#server/platform/answer-language.ts';
import { member, whileSignedIn } from '#server/procedures.ts';
import { createDraft } from './create-draft.ts';
import { deleteDraft, restoreDraft } from './deleted-draft-queries.ts';
import { labelIndustries } from './industries/label-industries.ts';
import { listDrafts } from './list-drafts.ts';
import { listLeadForms, listPixels, searchLocations } from './facebook-choices.ts';
import { makePixel } from './make-pixel.ts';
import { presentCampaign } from './present-campaign.ts';
import { getCampaign, getCampaignWithMedia } from './queries.ts';
import { rewriteAd } from './writing/rewrite-ad.ts';
import { updateDraft } from './update-draft.ts';
import { writeAds } from './writing/write-ads.ts';

const { campaigns } = member;

export const campaignProcedures = campaigns.router({
  listDrafts: campaigns.listDrafts.handler(({ context: { ctx, person } }) =>
    listDrafts(ctx.db, person.workspaceId),
  ),
  get: campaigns.get.handler(async ({ context: { ctx, person }, input }) =>
    presentCampaign(await getCampaignWithMedia(ctx.db, person.workspaceId, input.id)),
  ),
  create: campaigns.create.handler(async ({ context: { ctx, person }, input }) =>
    presentCampaign(await createDraft(ctx, person, input)),
  ),
  update: campaigns.update.handler(async ({ context: { ctx, person }, input }) =>
    presentCampaign(await updateDraft(ctx, person, input)),
  ),
  remove: campaigns.remove.handler(async ({ context: { ctx, person }, input }) => {
    const { id } = input;
    const until = await ctx.db.transaction(async (tx) => {
      const { title: name } = await getCampaign(tx, person.workspaceId, id);
      const end = await deleteDraft(tx, person.workspaceId, { id, now: ctx.now() });
      const subject = { kind: 'draft', id, name };
      await noteDeed(tx, person, { at: ctx.now(), deed: 'draft-deleted', subject });
      return end;
    });
    return { removed: true as const, restorableUntil: until.toISOString() };
  }),
  restore: campaigns.restore.handler(async ({ context: { ctx, person }, input }) => {
    const { id } = input;
    await ctx.db.transaction(async (tx) => {
      await restoreDraft(tx, person.workspaceId, { id, now: ctx.now() });
      const { title: name } = await getCampaign(tx, person.workspaceId, id);
      const subject = { kind: 'draft', id, name };
      await noteDeed(tx, person, { at: ctx.now(), deed: 'draft-restored', subject });
    });
    return presentCampaign(await getCampaignWithMedia(ctx.db, person.workspaceId, id));
  }),
  writeAds: campaigns.writeAds.handler(({ context, input, signal }) =>
    whileSignedIn(context, signal, (until) =>
      writeAds(context.ctx, context.person, { ...input, signal: until }),
    ),
  ),
  rewriteAd: campaigns.rewriteAd.handler(({ context: { ctx, person }, input, signal }) =>
    rewriteAd(ctx, person, { ...input, signal }),
  ),
  listIndustries: campaigns.listIndustries.handler(({ context: { ctx, headers } }) =>
    labelIndustries(ctx.db, answerLanguage(headers)),
  ),
  searchLocations: campaigns.searchLocations.handler(async ({ context: { ctx, person }, input }) => ({
    locations: await searchLocations(ctx, person, input.query),
  })),
  listLeadForms: campaigns.listLeadForms.handler(async ({ context: { ctx, person }, input }) => ({
    forms: await listLeadForms(ctx, person.workspaceId, input.pageId),
    cached: false as const,
  })),
  listPixels: campaigns.listPixels.handler(async ({ context: { ctx, person }, input }) => ({
    pixels: await listPixels(ctx, person.workspaceId, input.adAccountId),
  })),
  findGoodLeads: campaigns.findGoodLeads.handler(async ({ context: { ctx, person } }) => ({
    isOffered: (await ctx.findGoodLeads(ctx.db, person.workspaceId, ctx.now())) !== null,
  })),
  createPixel: campaigns.createPixel.handler(({ context: { ctx, person }, input }) =>
    makePixel(ctx, person.workspaceId, input),
  ),
});
