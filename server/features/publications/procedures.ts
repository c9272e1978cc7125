import { member } from '#server/procedures.ts';
import { checkPublication } from './check/check-publication.ts';
import { dryRun } from './check/dry-run.ts';
import { listRefused } from './check/list-refused.ts';
import { previewCampaign } from './check/preview-campaign.ts';
import { makeLeadForm } from './make-lead-form.ts';
import { tellPublication } from './present.ts';
import { publishCampaign } from './publish-campaign.ts';
import { findLatestPublication } from './queries.ts';
import { undoPublication } from './publication-undo.ts';

const { publications } = member;

export const publicationProcedures = publications.router({
  createLeadForm: publications.createLeadForm.handler(({ context: { ctx, person }, input }) =>
    makeLeadForm(ctx, person, input),
  ),
  check: publications.check.handler(async ({ context: { ctx, person }, input }) => ({
    checks: await checkPublication(ctx, person, input.campaignId),
  })),
  preview: publications.preview.handler(({ context: { ctx, person }, input }) =>
    previewCampaign(ctx, person, input.campaignId),
  ),
  listRefused: publications.listRefused.handler(({ context: { ctx, person } }) => listRefused(ctx, person)),
  dryRun: publications.dryRun.handler(({ context: { ctx, person }, input }) =>
    dryRun(ctx, person, input.campaignId),
  ),
  undo: publications.undo.handler(async ({ context: { ctx, person }, input }) =>
    tellPublication(ctx, person, await undoPublication(ctx, person, input.id)),
  ),
  publish: publications.publish.handler(async ({ context: { ctx, person }, input }) =>
    tellPublication(ctx, person, await publishCampaign(ctx, person, input)),
  ),
  latest: publications.latest.handler(async ({ context: { ctx, person }, input }) => {
    const row = await findLatestPublication(ctx.db, person.workspaceId, input.campaignId);
    return row ? tellPublication(ctx, person, row) : null;
  }),
});
