import { member, whileSignedIn } from '#server/procedures.ts';
import { checkPublication } from './check/check-publication.ts';
import { dryRun } from './check/dry-run.ts';
import { presentPublication } from './present.ts';
import { publishCampaign } from './publish-campaign.ts';
import { findLatestPublication, getPublication } from './queries.ts';
import { undoPublication } from './undo-publication.ts';
import { watchPublication } from './watch-publication.ts';

const { publications } = member;

export const publicationProcedures = publications.router({
  check: publications.check.handler(async ({ context: { ctx, person }, input }) => ({
    checks: await checkPublication(ctx, person, input.campaignId),
  })),
  dryRun: publications.dryRun.handler(({ context: { ctx, person }, input }) =>
    dryRun(ctx, person, input.campaignId),
  ),
  undo: publications.undo.handler(async ({ context: { ctx, person }, input }) =>
    presentPublication(await undoPublication(ctx, person, input.id), person),
  ),
  publish: publications.publish.handler(async ({ context: { ctx, person }, input }) =>
    presentPublication(await publishCampaign(ctx, person, input), person),
  ),
  latest: publications.latest.handler(async ({ context: { ctx, person }, input }) => {
    const row = await findLatestPublication(ctx.db, person.workspaceId, input.campaignId);
    return row ? presentPublication(row, person) : null;
  }),
  watch: publications.watch.handler(async ({ context, input, signal }) => {
    const { ctx, person } = context;
    await getPublication(ctx.db, person.workspaceId, input.id);
    return whileSignedIn(context, signal, (until) =>
      watchPublication(ctx, person, { id: input.id, signal: until }),
    );
  }),
});
